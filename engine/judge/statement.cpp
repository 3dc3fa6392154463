#include "engine/judge/statement.h"

#include <fmt/format.h>

#include <vector>

#include "engine/judge/parts.h"
#include "engine/puzzle/framer.h"

namespace boardmill::judge {
namespace {

struct Block {
  enum class Kind : std::uint8_t { paragraph, list, code };

  Kind kind;
  std::vector<std::string> parts;  ///< the paragraph, the items, or the lines of the code
};

constexpr std::string_view fence = "```";

std::vector<Block> parse_blocks(std::string_view text) {
  using Kind = Block::Kind;
  std::vector<Block> blocks;
  bool open = false;  // the last block goes on
  while (!text.empty()) {
    const std::string_view line = trim_line(take_line(text));
    if (line.starts_with(fence)) {
      blocks.push_back({Kind::code, {}});
      while (!text.empty()) {
        const std::string_view code = take_line(text);
        if (trim_line(code) == fence) break;
        blocks.back().parts.emplace_back(code);
      }
      open = false;
    } else if (line.empty()) {
      open = false;
    } else if (line.starts_with("- ")) {
      if (!open || blocks.back().kind != Kind::list) blocks.push_back({Kind::list, {}});
      blocks.back().parts.emplace_back(line.substr(2));
      open = true;
    } else if (open && blocks.back().kind == Kind::list && line.starts_with("  ")) {
      blocks.back().parts.back().append("\n").append(line.substr(2));
    } else if (open && blocks.back().kind == Kind::paragraph) {
      blocks.back().parts.back().append("\n").append(line);
    } else {
      blocks.push_back({Kind::paragraph, {std::string(line)}});
      open = true;
    }
  }
  return blocks;
}

using Escape = std::string (*)(std::string_view);

std::string convert_line(std::string_view text, Escape escape, std::string_view code_begin,
                         std::string_view code_end) {
  std::string result;
  for (;;) {
    const std::size_t begin = text.find('`');
    const std::size_t end = begin == std::string_view::npos ? begin : text.find('`', begin + 1);
    if (end == std::string_view::npos) return result + escape(text);
    result += escape(text.substr(0, begin));
    result.append(code_begin).append(escape(text.substr(begin + 1, end - begin - 1)));
    result.append(code_end);
    text.remove_prefix(end + 1);
  }
}

std::string html_line(std::string_view text) {
  return convert_line(text, html_escaped, "<code>", "</code>");
}

std::string tex_line(std::string_view text) {
  return convert_line(text, tex_escaped, "\\texttt{", "}");
}

std::string tex_code(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  if (text.find("\\end{verbatim}") == std::string_view::npos) {
    return "\\begin{verbatim}\n" + text + "\\end{verbatim}\n";
  }
  text.clear();
  for (const std::string& line : lines) text += "\\texttt{" + tex_escaped(line) + "}\\\\\n";
  return text;
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

std::string html_escaped(std::string_view text) {
  std::string result;
  for (const char byte : text) {
    switch (byte) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      default:
        result += byte;
    }
  }
  return result;
}

std::string tex_escaped(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    switch (const char byte = text[i]) {
      case '\\':
        result += "\\textbackslash{}";
        break;
      case '^':
        result += "\\textasciicircum{}";
        break;
      case '~':
        result += "\\textasciitilde{}";
        break;
      case '<':
        result += "\\textless{}";
        break;
      case '>':
        result += "\\textgreater{}";
        break;
      case '|':
        result += "\\textbar{}";
        break;
      case '{':
      case '}':
      case '$':
      case '&':
      case '#':
      case '%':
      case '_':
        result += '\\';
        result += byte;
        break;
      case '-':  // two of them would become a dash
      case '\'':
      case '`':
        result += byte;
        if (i + 1 < text.size() && text[i + 1] == byte) result += "{}";
        break;
      default:
        result += byte;
    }
  }
  return result;
}

std::string to_html(std::string_view markdown) {
  std::string html;
  for (const Block& block : parse_blocks(markdown)) {
    switch (block.kind) {
      case Block::Kind::paragraph:
        html += "<p>" + html_line(block.parts.front()) + "</p>\n";
        break;
      case Block::Kind::list:
        html += "<ul>\n";
        for (const std::string& item : block.parts) html += "<li>" + html_line(item) + "</li>\n";
        html += "</ul>\n";
        break;
      case Block::Kind::code:
        html += "<pre>\n";
        for (const std::string& line : block.parts) html += html_escaped(line) + "\n";
        html += "</pre>\n";
        break;
    }
  }
  return html;
}

std::string to_tex(std::string_view markdown) {
  std::string tex;
  for (const Block& block : parse_blocks(markdown)) {
    if (!tex.empty()) tex += '\n';
    switch (block.kind) {
      case Block::Kind::paragraph:
        tex += tex_line(block.parts.front()) + "\n";
        break;
      case Block::Kind::list:
        tex += "\\begin{itemize}\n";
        for (const std::string& item : block.parts) tex += "\\item " + tex_line(item) + "\n";
        tex += "\\end{itemize}\n";
        break;
      case Block::Kind::code:
        tex += tex_code(block.parts);
        break;
    }
  }
  return tex;
}

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
