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
      "One & two\nlines.\n\n- a `x<y`\n  goes on\n- b\n\nText.\n```\na  <b>\n\n- c\n```\n";
  BOOST_TEST(to_html(text) ==
             "<p>One &amp; two\nlines.</p>\n<ul>\n<li>a <code>x&lt;y</code>\ngoes on</li>\n"
             "<li>b</li>\n</ul>\n<p>Text.</p>\n<pre><code>a  &lt;b&gt;\n\n- c\n</code></pre>\n");
  BOOST_TEST(to_tex(text) ==
             "One \\& two\nlines.\n\n\\begin{itemize}\n\\item a \\texttt{x\\textless{}y}\ngoes on\n"
             "\n\\item b\n\n\\end{itemize}\n\nText.\n\n\\begin{verbatim}\na  <b>\n\n- "
             "c\n\\end{verbatim}\n");
}

BOOST_AUTO_TEST_CASE(html_and_dollars_are_text) {
  BOOST_TEST(to_html("A <b>c</b> $d$") == "<p>A &lt;b&gt;c&lt;/b&gt; $d$</p>\n");
  BOOST_TEST(to_html("<div>\n*e*\n</div>\n") == "<p>&lt;div&gt;\n*e*\n&lt;/div&gt;\n</p>\n");
  BOOST_TEST(to_tex("A <b>c</b> $d$") ==
             "A \\textless{}b\\textgreater{}c\\textless{}/b\\textgreater{} \\$d\\$\n");
  BOOST_TEST(to_html("") == "");
}

BOOST_AUTO_TEST_CASE(escaped_text) {
  BOOST_TEST(html_escaped("<a href=\"&\">*") == "&lt;a href=&quot;&amp;&quot;&gt;*");
  BOOST_TEST(tex_escaped("\\{}$&#%_^~<>|--'\"") ==
             "\\textbackslash{}\\{\\}\\$\\&\\#\\%\\_\\textasciicircum{}\\textasciitilde{}"
             "\\textless{}\\textgreater{}\\textbar{}-{}-'{}\"");
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
      "\\textbackslash{}o/ 合計 it'{}s {]}{]}\\textgreater{} -{}- \\textasciitilde{}"
      "\\textasciicircum{}\\_\\$}\n\n"));
  BOOST_TEST(tex.find("\\section*{Input}\n\nTwo numbers:") != tex.npos);
  BOOST_TEST(polygon_tex(package).find("{2 seconds}{256 megabytes}") != std::string::npos);
  const std::string page = markdown_page(package, true);
  BOOST_TEST(page.find("## Output\n\nTheir sum.\n\n```input1\n1 2\n```\n\n```output1\nThree 3\n") !=
             page.npos);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
