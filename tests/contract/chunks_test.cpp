// However a source is cut into reads, chunks and tasks, each record has its row, and the same one.
// The inputs are damaged as real files are: counts that are wrong, boards that are cut, lines that
// are lost, blank or endless. `long.chunks` runs this over some 10^5 of them.
#include <fmt/format.h>
#include <rapidcheck/boost_test.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/contract/puzzles.h"
#include "tests/support/driver.h"

BOOST_AUTO_TEST_SUITE(chunks)

using namespace boardmill;

namespace {

using Lines = std::vector<std::string>;  // with their newlines

Lines split_lines(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t size = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.emplace_back(text.substr(0, size));
    text.remove_prefix(size);
  }
  return lines;
}

std::string join(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

// One thing that happens to a file: what, where and how much, each a number that is taken modulo
// what there is.
struct Damage {
  std::uint32_t kind = 0, place = 0, amount = 0;
};

const Lines& of_lines() {
  static const Lines texts{"\n",  " \t\n", "\r\n",  "\r",     "\v\n",       "0\n",
                           "1\n", "7\n",   "4 4\n", "2\r3\n", "nonsense\n", "\"\n"};
  return texts;
}

const Lines& of_bytes() {
  static const Lines texts{" ",
                           "  ",
                           "\t",
                           "\r",
                           "\v",
                           "\f",
                           "/",
                           ",",
                           "\"",
                           "b",
                           "y",
                           "x",
                           "0",
                           "1",
                           "9",
                           "64",
                           "65",
                           "000000000000000004",
                           "+1",
                           "-1",
                           "18446744073709551617",
                           std::string(1, '\0'),
                           "\xff",
                           "#"};
  return texts;
}

std::ostream& operator<<(std::ostream& out, const Damage& damage) {
  return out << fmt::format("{{{}, {}, {}}}", damage.kind % 14, damage.place, damage.amount);
}

void do_damage(const Damage& damage, std::string& text) {
  if (text.empty()) return;
  const auto chosen = [&damage](const Lines& texts) { return texts[damage.amount % texts.size()]; };
  Lines lines = split_lines(text);
  const std::size_t at = damage.place % lines.size();
  const auto line = lines.begin() + static_cast<std::ptrdiff_t>(at);
  const std::size_t byte = damage.place % text.size();
  switch (damage.kind % 14) {
    case 0:  // the count, where there is one
      lines.front() = std::to_string(damage.amount % 40) + "\n";
      return void(text = join(lines));
    case 1:
      lines.erase(line);
      return void(text = join(lines));
    case 2:
      lines.insert(line, *line);
      return void(text = join(lines));
    case 3:
      lines.insert(line, chosen(of_lines()));
      return void(text = join(lines));
    case 4:
      std::swap(*line, lines[damage.amount % lines.size()]);
      return void(text = join(lines));
    case 5:
      return void(text.insert(byte, std::string(damage.amount % 8 != 0 ? 300 : 70'000, 'a')));
    case 6:
      if (line->back() == '\n') line->insert(line->size() - 1, "\r");
      return void(text = join(lines));
    case 7:
      for (std::string& each : lines) each.insert(each.find_last_not_of('\n') + 1, "\r");
      return void(text = join(lines));
    case 8:  // the end of a line
      line->back() = "\r \t\f"[damage.amount % 4];
      return void(text = join(lines));
    case 9:
      return text.resize(byte);
    case 10:
      return void(text.erase(byte, 1 + damage.amount % 3));
    case 11:
      return void(text.insert(byte, chosen(of_bytes())));
    case 12:
      return void(text.replace(byte, 1, chosen(of_bytes())));
    default:
      return void(text += chosen(of_lines()));
  }
}

// A puzzle or a problem with one of its forms.
struct Reading {
  const Entry* entry;
  Request request;
};

std::vector<Reading> all_readings() {
  std::vector<Reading> readings;
  for (const Entry* entry : test::all_puzzles()) {
    const Description& description = entry->description();
    Request request;
    request.text_columns = {"instance"};
    readings.push_back({entry, request});
    for (const Choice& form : description.forms) {
      request.input_format = form.name;
      readings.push_back({entry, request});
      request.lines_wanted = !request.lines_wanted;
    }
    for (const Problem& problem : description.problems) {
      readings.push_back({entry, request_for(&problem)});
    }
  }
  return readings;
}

// What is shown of them: a chunk notes no more.
std::vector<std::string> first_faults(const test::Outcomes& outcomes) {
  auto faults = outcomes.heard.faults;
  faults.resize(std::min(faults.size(), batch::max_noted_faults));
  return faults;
}

// The first row whose number is not that of the row before, plus one.
std::string gap_in(const std::string& rows) {
  std::uint64_t expected = 1;
  std::string source;
  for (const std::string& row : test::lines_of(rows)) {
    const auto cells = test::cells_of(row);
    if (cells[0] != source) expected = 1;
    source = cells[0];
    if (cells[1] != std::to_string(expected++)) return row;
  }
  return {};
}

rc::Gen<Damage> any_damage() {
  const auto number = rc::gen::arbitrary<std::uint32_t>();
  return rc::gen::build<Damage>(rc::gen::set(&Damage::kind, number),
                                rc::gen::set(&Damage::place, number),
                                rc::gen::set(&Damage::amount, number));
}

}  // namespace

RC_BOOST_PROP(no_cut_changes_a_row_or_loses_one, ()) {
  static const std::vector<Reading> readings = all_readings();
  const Reading& reading = readings[*rc::gen::inRange<std::size_t>(0, readings.size())];
  const auto job = test::prepare(*reading.entry, reading.request);
  const std::size_t columns = reading.request.text_columns.size();

  const auto seed = *rc::gen::inRange<std::uint64_t>(0, 1000);
  std::string input = test::generate(*job, seed, *rc::gen::inRange<std::uint64_t>(1, 20));
  for (const Damage& damage : *rc::gen::container<std::vector<Damage>>(
           *rc::gen::inRange<std::size_t>(0, 5), any_damage())) {
    do_damage(damage, input);
  }
  std::replace(input.begin(), input.end(), '|', '!');  // the rows have bars between their cells

  std::vector<test::Text> texts{{"t", input}, {"u", input.substr(0, input.size() / 2)}};
  const test::Outcomes expected = test::solve(*job, columns, texts, {1, test::whole, false});
  RC_ASSERT(gap_in(expected.rows) == "");
  RC_ASSERT(expected.run.tally.records() == test::lines_of(expected.rows).size());

  for (unsigned i = 0; i < 3; ++i) {
    const auto up_to_all = rc::gen::inRange<std::size_t>(1, input.size() + 2);
    const test::Knobs knobs{*rc::gen::inRange(0, 20) == 0 ? 3U : 1U, *up_to_all, false,
                            *rc::gen::element<std::size_t>(1, 2, 3, 7, test::whole)};
    texts[0].read_size = *up_to_all;
    const test::Outcomes found = test::solve(*job, columns, texts, knobs);
    RC_ASSERT(found.rows == expected.rows);
    RC_ASSERT(first_faults(found) == first_faults(expected));
    RC_ASSERT(found.run.tally.outcomes == expected.run.tally.outcomes);
  }
}

BOOST_AUTO_TEST_SUITE_END()
