#include "engine/judge/statement.h"

#include <boost/test/unit_test.hpp>
#include <string>

#include "engine/puzzle/package_texts.h"
#include "tests/support/sample_package.h"

BOOST_AUTO_TEST_SUITE(judge)
BOOST_AUTO_TEST_SUITE(statement)

using namespace boardmill;
using namespace boardmill::judge;

BOOST_AUTO_TEST_CASE(blocks) {
  const std::string text =
      "One & two\nlines.\n\nOther\n- a `x<y`\n  goes on\n- b\n\n- c\nText.\n```\na  <b>\n\n- "
      "c\n```\n";
  BOOST_TEST(to_html(text) ==
             "<p>One &amp; two\nlines.</p>\n<p>Other</p>\n<ul>\n<li>a <code>x&lt;y</code>\ngoes "
             "on</li>\n<li>b</li>\n</ul>\n<ul>\n<li>c</li>\n</ul>\n<p>Text.</p>\n<pre>\na  "
             "&lt;b&gt;\n\n- c\n</pre>\n");
  BOOST_TEST(to_tex(text) ==
             "One \\& two\nlines.\n\nOther\n\n\\begin{itemize}\n\\item a "
             "\\texttt{x\\textless{}y}\ngoes on\n\\item b\n\\end{itemize}\n\n\\begin{itemize}\n"
             "\\item c\n\\end{itemize}\n\nText.\n\n\\begin{verbatim}\na  <b>\n\n- "
             "c\n\\end{verbatim}\n");
}

BOOST_AUTO_TEST_CASE(everything_else_is_text) {
  BOOST_TEST(to_html("# a *b* [c](d) `e") == "<p># a *b* [c](d) `e</p>\n");
  BOOST_TEST(to_html("") == "");
  BOOST_TEST(to_html("```\nopen") == "<pre>\nopen\n</pre>\n");
  BOOST_TEST(tex_escaped("\\{}$&#%_^~<>|--''``") ==
             "\\textbackslash{}\\{\\}\\$\\&\\#\\%\\_\\textasciicircum{}\\textasciitilde{}"
             "\\textless{}\\textgreater{}\\textbar{}-{}-'{}'`{}`");
  BOOST_TEST(to_tex("```\n\\end{verbatim}\n```\n") ==
             "\\texttt{\\textbackslash{}end\\{verbatim\\}}\\\\\n");
}

BOOST_AUTO_TEST_CASE(parts_of_a_statement) {
  const Statement statement =
      parse_statement("\nLegend.\n\n\n## Input\nIn.\n\n## Output\r\n\nOut.\n\n");
  BOOST_TEST(statement.legend == "Legend.\n");
  BOOST_TEST(statement.input == "In.\n");
  BOOST_TEST(statement.output == "Out.\n");
}

BOOST_AUTO_TEST_CASE(pages) {
  const Package package = test::sample_package();
  const std::string tex = kattis_tex(package);
  BOOST_TEST(tex.starts_with(
      "\\problemname{A \"sum\": 100\\% \\textless{}fun\\textgreater{} \\& \\{Spaß\\} \\#1 "
      "\\textbackslash{}o/ 合計 it's ]]\\textgreater{} -{}- \\textasciitilde{}"
      "\\textasciicircum{}\\_\\$}\n\n"));
  BOOST_TEST(tex.find("\\section*{Input}\n\nTwo numbers:") != tex.npos);
  BOOST_TEST(polygon_tex(package).find("{2 seconds}{256 megabytes}") != std::string::npos);
  const std::string page = markdown_page(package, true);
  BOOST_TEST(page.find("## Output\n\nTheir sum.\n\n```input1\n1 2\n```\n\n```output1\nThree 3\n") !=
             page.npos);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
