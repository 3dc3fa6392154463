// Whole runs with a table in a file that is damaged or cut while they use it.
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/batch/solve.h"
#include "engine/puzzle/random.h"
#include "engine/puzzle/sealed.h"
#include "engine/solitaire/within.h"
#include "io/output.h"
#include "io/table_file.h"
#include "tests/support/driver.h"
#include "tests/support/solitaire_pairs.h"
#include "tests/support/solitaire_table.h"
#include "tests/support/temp_dir.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(table)

using namespace boardmill;
using namespace boardmill::solitaire;

namespace {

std::string text_of(const test::Fields& fields) {
  std::string text;
  for (const auto& [row, column] : fields) {
    text += std::to_string(row) + " " + std::to_string(column) + " ";
  }
  text.back() = '\n';
  return text;
}

// Random pairs, and a table that has a bit for each of them: every other one is 1, right or not.
struct Pairs {
  test::SparseTable table;
  std::string text;
  std::vector<Within::Place> places;

  Pairs() {
    const Within within = *Within::open(table.view());
    for (std::uint64_t i = 0; i < 300; ++i) {
      Random random(41, i);
      const test::Fields start = test::random_fields(random);
      const test::Fields target = test::random_fields(random);
      text += text_of(start) + text_of(target);
      places.push_back(within.place_of({test::position_of(start), test::position_of(target)}));
    }
    for (std::size_t i = 0; i < places.size(); ++i) table.set(places[i], i % 2 == 0);
  }
};

// The same text twice; `between` is called before the second time.
class TwiceSource final : public batch::Source {
 public:
  TwiceSource(std::string_view text, const std::function<void()>& between)
      : text_(text), between_(between) {}

  std::string_view name() const override { return "t"; }

  std::size_t read(std::span<char> room) override {
    if (at_ == text_.size() && !again_) {
      between_();
      again_ = true;
      at_ = 0;
    }
    const std::size_t size = text_.copy(room.data(), room.size(), at_);
    at_ += size;
    return size;
  }

 private:
  std::string_view text_;
  const std::function<void()>& between_;
  std::size_t at_ = 0;
  bool again_ = false;
};

class TwiceSources final : public batch::Sources {
 public:
  TwiceSources(std::string_view text, const std::function<void()>& between)
      : source_(std::make_unique<TwiceSource>(text, between)) {}

  std::unique_ptr<batch::Source> next() override { return std::move(source_); }

 private:
  std::unique_ptr<batch::Source> source_;
};

// Solves the pairs twice, in a file that appears if nothing is thrown.
void solve_twice(const Pairs& pairs, const io::TableFile& table, batch::Sink& sink,
                 const std::function<void()>& between) {
  Request request;
  request.table = &table.view();
  request.text_columns = {"answer"};
  request.cost_wanted = false;
  const auto job = test::prepare(test::puzzle("solitaire"), request);
  batch::Arena arena(3);
  TwiceSources sources(pairs.text, between);
  test::Listener listener;
  const test::DebugFormat format(1);
  batch::solve(arena, sources, job->solving(), format, sink, {std::size_t{1} << 10, false},
               listener, false);
}

// The file, the block, and the reason; empty: nothing was thrown.
std::string damage_in_use(const Pairs& pairs, const std::string& path, batch::Sink& sink,
                          const std::function<void(const std::string&)>& change) {
  const io::TableFile table(path);
  try {
    solve_twice(pairs, table, sink, [&] { change(path); });
  } catch (const DamagedTable& damage) {
    try {
      table.refuse(damage);
    } catch (const std::runtime_error& error) {
      return error.what();
    }
  }
  return "";
}

void flip_bit(const std::string& path, std::size_t at) {
  std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
  file.seekg(static_cast<std::streamoff>(at));
  const int byte = file.get();
  file.seekp(static_cast<std::streamoff>(at));
  file.put(static_cast<char>(byte ^ 4));
}

}  // namespace

// What has gone out until then is right, and an output that has a name never appears.
BOOST_AUTO_TEST_CASE(a_run_ends_with_its_table) {
  const Pairs pairs;
  const test::TempDir folder;
  const std::string path = folder / "s.table";
  constexpr std::size_t blocks_at = 65536;
  const std::size_t line_at = blocks_at + pairs.places[185].line * sealed_line_bytes;
  struct Change {
    std::string_view message;  ///< what it ends with; empty: nothing happens
    std::function<void(const std::string&)> make;
  };
  const std::vector<Change> changes{
      {"", [](const std::string&) {}},
      {"", [](const std::string& file) { std::filesystem::resize_file(file, 4'000'000'000); }},
      {"",  // Another one in its place: the old one lives on.
       [&](const std::string& file) { std::filesystem::rename(folder.write("x", "x"), file); }},
      {", expected 0000000000000000000000000000000000000000000000000000000000000000",
       [&](const std::string& file) { flip_bit(file, line_at + 17); }},
      {": damaged: 2000000000 bytes, expected 3435223424",
       [](const std::string& file) { std::filesystem::resize_file(file, 2'000'000'000); }},
      {": damaged: 0 bytes, expected 3435223424",
       [](const std::string& file) { std::filesystem::resize_file(file, 0); }},
  };
  std::string right;
  for (const Change& change : changes) {
    pairs.table.write(path);
    test::TextSink sink;
    const std::string message = damage_in_use(pairs, path, sink, change.make);
    if (right.empty()) right = sink.bytes;
    if (change.message.empty()) {
      BOOST_TEST(message == "");
      BOOST_TEST((sink.bytes == right));
      continue;
    }
    BOOST_TEST(message.starts_with(path + ": block "));
    BOOST_TEST(message.find(change.message) != std::string::npos, message);
    BOOST_TEST(right.starts_with(sink.bytes));
    BOOST_TEST(sink.bytes.size() < right.size());

    pairs.table.write(path);
    const std::string out = folder / "rows";
    const auto output = io::Output::open(out);
    BOOST_TEST(damage_in_use(pairs, path, *output, change.make) != "");
    BOOST_TEST(!std::filesystem::exists(out));
  }
  BOOST_TEST(test::lines_of(right).size() == 600U);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
