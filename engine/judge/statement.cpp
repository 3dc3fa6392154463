#include "engine/judge/statement.h"

#include <cmark.h>
#include <fmt/format.h>

#include <boost/algorithm/string/replace.hpp>
#include <cstdlib>
#include <memory>
#include <vector>

namespace boardmill::judge {
namespace {

struct Freed {
  void operator()(cmark_node* node) const { cmark_node_free(node); }
  void operator()(cmark_iter* iterator) const { cmark_iter_free(iterator); }
  void operator()(char* text) const { std::free(text); }  // NOLINT(*-no-malloc)
};
using Node = std::unique_ptr<cmark_node, Freed>;

Node text_node(const char* text) {
  Node node(cmark_node_new(CMARK_NODE_TEXT));
  cmark_node_set_literal(node.get(), text);
  return node;
}

// Raw HTML, such as the <n> of a careless sentence, becomes text: TeX would be without it.
Node parse(std::string_view markdown) {
  Node document(cmark_parse_document(markdown.data(), markdown.size(), CMARK_OPT_DEFAULT));
  const std::unique_ptr<cmark_iter, Freed> iterator(cmark_iter_new(document.get()));
  while (cmark_iter_next(iterator.get()) != CMARK_EVENT_DONE) {
    cmark_node* node = cmark_iter_get_node(iterator.get());
    const cmark_node_type type = cmark_node_get_type(node);
    if (type != CMARK_NODE_HTML_INLINE && type != CMARK_NODE_HTML_BLOCK) continue;
    Node text = text_node(cmark_node_get_literal(node));
    if (type == CMARK_NODE_HTML_BLOCK) {
      Node paragraph(cmark_node_new(CMARK_NODE_PARAGRAPH));
      cmark_node_append_child(paragraph.get(), text.release());
      text = std::move(paragraph);
    }
    cmark_node_replace(node, text.release());
    cmark_node_free(node);
  }
  return document;
}

std::string html_of(const Node& node) {
  return std::unique_ptr<char, Freed>(cmark_render_html(node.get(), CMARK_OPT_DEFAULT)).get();
}

std::string tex_of(const Node& node) {
  std::string tex =
      std::unique_ptr<char, Freed>(cmark_render_latex(node.get(), CMARK_OPT_DEFAULT, 0)).get();
  // What plasTeX, by which Kattis makes its pages, does not know, or wants another font encoding.
  boost::replace_all(tex, "\\textquotesingle{}", "'{}");
  boost::replace_all(tex, "\\textquotedbl{}", "\"");
  boost::replace_all(tex, "\\^{}", "\\textasciicircum{}");
  return tex;
}

struct Sample {
  const TestFile* data;
  std::string number;
};

std::vector<Sample> samples_of(const Package& package) {
  std::vector<Sample> samples;
  for (const TestFile& one : package.tests) {
    if (one.sample) samples.push_back({&one, fmt::format("{:02}", samples.size() + 1)});
  }
  return samples;
}

}  // namespace

std::string html_escaped(const std::string& text) { return html_of(text_node(text.c_str())); }

std::string tex_escaped(const std::string& text) {
  std::string tex = tex_of(text_node(text.c_str()));
  if (!text.ends_with('\n')) tex.pop_back();  // cmark ends all that it writes in a newline
  return tex;
}

std::string to_html(std::string_view markdown) { return html_of(parse(markdown)); }

std::string to_tex(std::string_view markdown) { return tex_of(parse(markdown)); }

std::string kattis_tex(const Package& package) {
  const Statement& statement = package.texts.statement;
  return fmt::format(
      "\\problemname{{{}}}\n\n{}\n\\section*{{Input}}\n\n{}\n\\section*{{Output}}\n\n{}",
      tex_escaped(package.title), to_tex(statement.legend), to_tex(statement.input),
      to_tex(statement.output));
}

std::string polygon_tex(const Package& package) {
  const Statement& statement = package.texts.statement;
  std::string tex = fmt::format(
      "\\begin{{problem}}{{{}}}{{standard input}}{{standard output}}{{{} second{}}}{{{} "
      "megabytes}}\n\n{}\n\\InputFile\n{}\n\\OutputFile\n{}",
      tex_escaped(package.title), package.time_limit_s, package.time_limit_s == 1 ? "" : "s",
      package.memory_limit_mib, to_tex(statement.legend), to_tex(statement.input),
      to_tex(statement.output));
  const auto samples = samples_of(package);
  if (!samples.empty()) {
    tex += samples.size() == 1 ? "\n\\Example\n\n\\begin{example}\n"
                               : "\n\\Examples\n\n\\begin{example}\n";
    for (const Sample& sample : samples) {
      tex += fmt::format("\\exmpfile{{example.{0}}}{{example.{0}.a}}%\n", sample.number);
    }
    tex += "\\end{example}\n";
  }
  return tex + "\n\\end{problem}\n";
}

std::string html_page(const Package& package) {
  const Statement& statement = package.texts.statement;
  const std::string title = html_escaped(package.title);
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{0}</title>\n"
      "</head>\n<body>\n<h1>{0}</h1>\n{1}<h2>Input</h2>\n{2}<h2>Output</h2>\n{3}",
      title, to_html(statement.legend), to_html(statement.input), to_html(statement.output));
  for (const Sample& sample : samples_of(package)) {
    page += fmt::format(
        "<h2>Sample input {0}</h2>\n<pre>\n{1}</pre>\n<h2>Sample output {0}</h2>\n<pre>\n{2}</pre>"
        "\n",
        sample.number, html_escaped(sample.data->input), html_escaped(sample.data->answer));
  }
  return page + "</body>\n</html>\n";
}

std::string markdown_page(const Package& package, bool samples) {
  const Statement& statement = package.texts.statement;
  std::string page = fmt::format("{}\n## Input\n\n{}\n## Output\n\n{}", statement.legend,
                                 statement.input, statement.output);
  if (!samples) return page;
  std::size_t number = 0;
  for (const Sample& sample : samples_of(package)) {
    ++number;
    page += fmt::format("\n```input{0}\n{1}```\n\n```output{0}\n{2}```\n", number,
                        sample.data->input, sample.data->answer);
  }
  return page;
}

}  // namespace boardmill::judge
