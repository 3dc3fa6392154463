// What is written into the files of judges and reports is read back by other libraries: any text as
// CSV, JSON, YAML, HTML. Any bytes as a statement in Markdown. The first byte chooses one.
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/judge/parts.h"
#include "engine/judge/statement.h"
#include "engine/puzzle/csv.h"
#include "engine/puzzle/json.h"
#include "engine/puzzle/utf8.h"
#include "tests/support/fuzzing.h"

namespace {

using namespace boardmill;
using test::FuzzBytes;
using test::insist;

// Cells parted by 0xff, written as one record and split again; then the bytes as a record.
void csv(FuzzBytes& bytes) {
  std::vector<CsvCell> cells;
  const std::string_view record = bytes.rest();
  if (const auto fault = split_csv(record, cells)) {
    insist(fault->at <= record.size() && !fault->expected.empty(), "a fault without its place");
  }
  for (const CsvCell& cell : cells) insist(cell.at <= record.size(), "a cell without its place");

  std::vector<std::string_view> texts;
  Bytes written;
  do {
    if (!texts.empty()) written.push_back(',');
    texts.push_back(bytes.part());
    write_csv_cell(texts.back(), written);
  } while (!bytes.empty());
  insist(!split_csv(view(written), cells), "a record that cannot be read back");
  insist(std::equal(cells.begin(), cells.end(), texts.begin(), texts.end(),
                    [](const CsvCell& cell, std::string_view text) { return cell.text == text; }),
         "other cells");
}

void json(FuzzBytes& bytes) {
  const std::string_view text = bytes.rest();
  Bytes written;
  write_json_string(text, written);
  const std::string read = nlohmann::json::parse(view(written)).get<std::string>();
  if (is_utf8(text) && text.find('\x7f') == std::string_view::npos) {
    insist(read == text, "another string");
  }
}

void yaml(FuzzBytes& bytes) {
  const std::string text(bytes.rest());
  if (!is_utf8(text)) return;
  const std::string line = "key: " + judge::yaml_quoted(text) + "\n";
  const std::string read = YAML::Load(line)["key"].as<std::string>();
  // yaml-cpp writes U+FFFD for code points that are no characters.
  insist(read == text || read.find("\xef\xbf\xbd") != std::string::npos, "another scalar");
}

void html(FuzzBytes& bytes) {
  const std::string text = printable_text(bytes.rest());
  pugi::xml_document document;
  const std::string page =
      "<p title=\"" + judge::html_escaped(text) + "\">" + judge::html_escaped(text) + "</p>";
  constexpr unsigned exactly = pugi::parse_escapes | pugi::parse_ws_pcdata;
  insist(document.load_buffer(page.data(), page.size(), exactly), "a page that cannot be read");
  const pugi::xml_node paragraph = document.child("p");
  insist(paragraph.attribute("title").value() == text, "another attribute");
  insist(paragraph.text().get() == text, "another paragraph");
}

void statement(FuzzBytes& bytes) {
  const std::string_view markdown = bytes.rest();
  judge::to_tex(markdown);
  const std::string page = "<body>" + judge::to_html(printable_text(markdown)) + "</body>";
  pugi::xml_document document;
  insist(document.load_buffer(page.data(), page.size()), "a statement that is no page");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::array writers{csv, json, yaml, html, statement};
  FuzzBytes bytes(data, size);
  writers[bytes.byte() % writers.size()](bytes);
  return 0;
}
