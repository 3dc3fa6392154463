/// Problem statements from their Markdown into what judges show.
///
/// The Markdown is that of CommonMark, but raw HTML is text, and so are dollars: there is no
/// mathematics. Covered by tests/unit/judge/statement_test.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/judge/package.h"

namespace boardmill::judge {

/// Text of a page of HTML without any mark-up, also for attributes. Up to the first NUL.
std::string html_escaped(const std::string& text);

/// Text of TeX without any mark-up. Up to the first NUL.
std::string tex_escaped(const std::string& text);

/// The blocks of `markdown`.
std::string to_html(std::string_view markdown);
std::string to_tex(std::string_view markdown);

/// For judges that add title and samples themselves: \problemname, legend, Input and Output.
std::string kattis_tex(const Package& package);

/// As olymp.sty has it, with the samples in files beside it: example.01, example.01.a ...
std::string polygon_tex(const Package& package);

/// A whole page with title and samples.
std::string html_page(const Package& package);

/// Without a title. With samples: in blocks as Hydro shows them.
std::string markdown_page(const Package& package, bool samples);

}  // namespace boardmill::judge
