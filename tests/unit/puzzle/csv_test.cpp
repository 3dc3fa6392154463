// Cells of CSV: what is read, and that what is written reads back.
#include "engine/puzzle/csv.h"

#include <rapidcheck/boost_test.h>

#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "engine/puzzle/framer.h"

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(csv)

using namespace boardmill;

namespace {

using Texts = std::vector<std::string>;

Texts cells_of(std::string_view record, char separator = ',') {
  std::vector<CsvCell> cells{{"left over", 7}};
  if (const auto fault = split_csv(record, cells, separator)) {
    return {"fault at " + std::to_string(fault->at) + ": " + std::string(fault->expected)};
  }
  Texts texts;
  for (const CsvCell& cell : cells) texts.push_back(cell.text);
  return texts;
}

}  // namespace

BOOST_AUTO_TEST_CASE(cells_and_quotes) {
  BOOST_TEST(cells_of("a,b,c\n") == (Texts{"a", "b", "c"}));
  BOOST_TEST(cells_of("a,b\r\n") == (Texts{"a", "b"}));
  BOOST_TEST(cells_of("") == Texts{""});
  BOOST_TEST(cells_of(",") == (Texts{"", ""}));
  BOOST_TEST(cells_of("\"a,b\",\"c\"\"d\",\"\"\n") == (Texts{"a,b", "c\"d", ""}));
  BOOST_TEST(cells_of("\"a\nb\",c") == (Texts{"a\nb", "c"}));
  BOOST_TEST(cells_of("a\"b,c") == (Texts{"a\"b", "c"}));
}

BOOST_AUTO_TEST_CASE(quotes_that_do_not_match) {
  BOOST_TEST(cells_of("a,\"b") == Texts{"fault at 4: a closing quote"});
  BOOST_TEST(cells_of("\"a\"b,c") == Texts{"fault at 3: a comma after the quote"});
}

BOOST_AUTO_TEST_CASE(a_cell_knows_where_it_begins) {
  std::vector<CsvCell> cells;
  BOOST_TEST(!split_csv("ab,\"c\",,d", cells));
  BOOST_REQUIRE(cells.size() == 4U);
  BOOST_TEST(cells[0].at == 0U);
  BOOST_TEST(cells[1].at == 4U);
  BOOST_TEST(cells[2].at == 7U);
  BOOST_TEST(cells[3].at == 8U);
}

BOOST_AUTO_TEST_CASE(what_separates_cells_may_be_something_else) {
  BOOST_TEST(cells_of("a;b,c;\"d;\"\n", ';') == (Texts{"a", "b,c", "d;"}));
  BOOST_TEST(cells_of("a\t b \t\t\r\n", '\t') == (Texts{"a", " b ", "", ""}));
  BOOST_TEST(cells_of("\"a\"b;c", ';') == Texts{"fault at 3: a separator after the quote"});
}

// One definition of a quote in both: a record ends where its last cell does.
RC_BOOST_PROP(a_framer_cuts_where_the_cells_end, ()) {
  const char separator = *rc::gen::element(',', ';', '\t');
  const auto text =
      rc::gen::container<std::string>(rc::gen::element('a', '"', ',', ';', '\t', '\n', ' '));
  const auto records =
      *rc::gen::container<std::vector<Texts>>(rc::gen::nonEmpty(rc::gen::container<Texts>(text)));
  std::string file;
  for (const Texts& record : records) {
    Bytes line;
    for (std::size_t i = 0; i < record.size(); ++i) {
      if (i != 0) line.push_back(separator);
      // Without quotes a cell may have a quote, but not at its beginning.
      const bool plain =
          record[i].find_first_of(std::string("\n \t") + separator) == std::string::npos &&
          !record[i].starts_with('"');
      if (plain && !(record[i].empty() && record.size() == 1)) {
        append(line, record[i]);
      } else {
        write_quoted_csv_cell(record[i], line);
      }
    }
    file += std::string(view(line)) + '\n';
  }
  FramerState state;
  state.layout = Layout::csv;
  state.separator = separator;
  Framer framer(state);
  std::string_view rest = file;
  Record record;
  std::vector<Texts> got;
  while (framer.next(rest, true, record)) got.push_back(cells_of(record.text, separator));
  RC_ASSERT(got == records);
}

RC_BOOST_PROP(what_is_written_reads_back, ()) {
  const auto cell = rc::gen::container<std::string>(
      rc::gen::element('a', 'b', '"', ',', '\n', '\r', ' ', '\\', '\xff'));
  const auto texts = *rc::gen::nonEmpty(rc::gen::container<Texts>(cell));
  Bytes plain, quoted;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (i != 0) plain.push_back(','), quoted.push_back(',');
    write_csv_cell(texts[i], plain);
    write_quoted_csv_cell(texts[i], quoted);
  }
  RC_ASSERT(cells_of(view(plain)) == texts);
  RC_ASSERT(cells_of(view(quoted)) == texts);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
