/// A package made by hand, for tests of what is made of it.
#pragma once

#include "engine/judge/package.h"

namespace boardmill::test {

/// Three cases, of which the first is the sample, and three programs. The title and other texts
/// have what has to be escaped in TeX, HTML, XML and YAML.
judge::Package sample_package(bool checker = false);

/// The bytes of a file; throws where there is none.
const std::string& file(const std::vector<judge::PackageFile>& files, std::string_view path);

/// The paths alone.
std::vector<std::string> paths(const std::vector<judge::PackageFile>& files);

}  // namespace boardmill::test
