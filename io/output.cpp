#include "io/output.h"

#include "io/compressor.h"
#include "io/output_file.h"

namespace boardmill::io {

Output::Output(const std::string& path, OutputOptions options)
    : file_(std::make_unique<OutputFile>(path, options.sync)),
      compressor_(make_compressor(
          path, [file = file_.get()](std::string_view bytes) { return file->write(bytes); })) {}

Output::~Output() = default;

std::unique_ptr<Output> Output::open(const std::string& path, OutputOptions options) {
  return std::unique_ptr<Output>(new Output(path, options));
}

bool Output::write(std::string_view bytes) {
  return compressor_ ? compressor_->write(bytes, false) : file_->write(bytes);
}

bool Output::commit() {
  if (compressor_ && !compressor_->write({}, true)) return false;
  file_->commit();
  return true;
}

void Output::finish(std::string_view bytes) {
  const bool complete = write(bytes) && commit();
  static_cast<void>(complete);  // a closed pipe is no failure
}

std::string Output::unfinished() const {
  return file_->name() + (file_->appears_when_complete() ? " not written" : " is incomplete");
}

void write_text_atomically(const std::string& path, std::string_view text) {
  Output::open(path)->finish(text);
}

}  // namespace boardmill::io
