#include "engine/batch/check.h"

#include <fmt/format.h>

#include <deque>
#include <utility>

#include "engine/batch/reader.h"

namespace boardmill::batch {
namespace {

// Verifying takes far longer than reading, so that small chunks share the work out well.
constexpr std::size_t chunk_bytes = std::size_t{16} << 10;

using Items = std::vector<Claims::Item>;

Claims::Item missing(std::uint64_t record, std::string why) {
  return {record, true, nullptr, {"", std::move(why)}};
}

class RowClaims final : public Claims {
 public:
  explicit RowClaims(ResultRows& rows) : rows_(rows) {}

  void take(const Chunk& chunk, std::string_view source, std::uint64_t records,
            Items& items) override {
    const std::uint64_t first = chunk.framer.state().record;
    for (std::uint64_t record = first; record < first + records; ++record) {
      if (refused_) {
        items.push_back({record, true, nullptr, {}});
        continue;
      }
      items.push_back(take_one(source, record, items));
      // One row stands for all records of a source that is in another form.
      const Item& item = items.back();
      refused_ = record == 1 && item.row && item.row->claim.outcome == text(Outcome::unreadable);
    }
  }

  void end_source(std::string_view source, std::uint64_t records, bool failed,
                  Items& items) override {
    if (failed) {
      Item item = take_one(source, records + 1, items);
      item.in_chunk = false;
      if (item.row) {
        const bool said = item.row->claim.outcome == text(Outcome::unreadable);
        item.finding = said ? Finding{"outcome: the source cannot be read", ""}
                            : Finding{"", "outcome: the source cannot be read"};
        item.row.reset();
      }
      items.push_back(std::move(item));
    }
    while (const ResultRow* row = peek(0)) {
      if (!row->source || !row->record || !belongs(*row, source)) break;
      items.push_back(reject(*row->record > records ? "no such record" : "doubled row"));
    }
    refused_ = false;
  }

  void finish(Items& items) override {
    while (peek(0) != nullptr) items.push_back(reject("no such record"));
  }

 private:
  // The row `ahead` places from the front; null: there is none.
  const ResultRow* peek(std::size_t ahead) {
    while (read_.size() <= ahead) {
      auto row = std::make_unique<ResultRow>();
      if (!rows_.next(*row)) return nullptr;
      read_.push_back(std::move(row));
    }
    return read_[ahead].get();
  }

  bool belongs(const ResultRow& row, std::string_view source) {
    if (!row.source) return true;
    if (!first_name_) {
      first_source_ = source;
      first_name_ = *row.source;
    }
    return *row.source == (source == first_source_ ? *first_name_ : source);
  }

  Item take_one(std::string_view source, std::uint64_t record, Items& items) {
    while (const ResultRow* row = peek(0)) {
      if (!row->fault.empty()) {
        items.push_back(reject(row->fault));
        continue;
      }
      const bool here = belongs(*row, source);
      if (here && row->record.value_or(record) == record) {
        Item item{record, true, std::move(read_.front()), {}};
        read_.pop_front();
        return item;
      }
      if (here && *row->record < record) {
        items.push_back(reject("doubled row"));
        continue;
      }
      // A row of another record: the one that is wanted is missing, unless it comes next.
      const ResultRow* second = peek(1);
      const bool comes_next =
          second != nullptr && belongs(*second, source) && second->record == record;
      if (!comes_next) break;
      items.push_back(reject("row out of place"));
    }
    return missing(record, "missing row");
  }

  // Takes the first row as one that belongs to no record.
  Item reject(const std::string& why) {
    const ResultRow& row = *read_.front();
    Item item = missing(row.record.value_or(0), fmt::format("{}: line {}", why, row.line));
    item.in_chunk = false;
    read_.pop_front();
    return item;
  }

  ResultRows& rows_;
  std::deque<std::unique_ptr<ResultRow>> read_;
  std::string first_source_;               // what the inputs call the first source
  std::optional<std::string> first_name_;  // what the results call it
  bool refused_ = false;
};

class AnswerClaims final : public Claims {
 public:
  AnswerClaims(const Job& job, std::string_view answers) : job_(job), rest_(answers) {}

  void take(const Chunk& chunk, std::string_view /*source*/, std::uint64_t records,
            Items& items) override {
    const std::uint64_t first = chunk.framer.state().record;
    std::vector<std::string_view> answers;
    job_.take_answers(chunk, rest_, answers);
    for (std::uint64_t i = 0; i < records; ++i) {
      if (i >= answers.size()) {
        items.push_back(missing(first + i, "missing answer"));
        continue;
      }
      auto row = std::make_unique<ResultRow>();
      row->cells.emplace_back(answers[i]);
      row->claim.texts = {row->cells.front()};
      items.push_back({first + i, true, std::move(row), {}});
    }
  }

  void end_source(std::string_view /*source*/, std::uint64_t records, bool failed,
                  Items& items) override {
    if (failed) items.push_back({records + 1, false, nullptr, {"", "the input cannot be read"}});
  }

  void finish(Items& items) override {
    if (!trim_line(rest_).empty()) {
      items.push_back({0, false, nullptr, {"", "text after the last answer"}});
    }
  }

 private:
  const Job& job_;
  std::string_view rest_;
};

// What is claimed of the records of one segment.
struct Part {
  std::string source;  // as printed
  Items items;
};

struct Slot {
  Batch batch;
  std::vector<Part> parts;
};

void verify(const Job& job, const Chunk& chunk, Items& items) {
  std::vector<const Claim*> claims;
  for (const Claims::Item& item : items) {
    if (item.in_chunk) claims.push_back(item.row ? &item.row->claim : nullptr);
  }
  std::vector<Finding> findings;
  job.verify(chunk, claims, findings);
  auto finding = findings.begin();
  for (Claims::Item& item : items) {
    if (!item.in_chunk) continue;
    if (item.row) item.finding = std::move(*finding);
    ++finding;
  }
}

}  // namespace

std::unique_ptr<Claims> claims_of_rows(ResultRows& rows) {
  return std::make_unique<RowClaims>(rows);
}

std::unique_ptr<Claims> claims_of_answers(const Job& job, std::string_view text) {
  return std::make_unique<AnswerClaims>(job, text);
}

CheckRun check(Arena& arena, Sources& sources, const Job& job, Claims& claims,
               std::string (*printed)(std::string_view), CheckReport& report,
               const std::atomic<bool>& interrupted) {
  Reader reader(sources, job, chunk_bytes);
  std::vector<Slot> slots(std::size_t{2} * arena.threads() + 1);
  std::atomic<bool> closed = false;
  bool unreadable = false;
  const auto tell = [&](const Part& part) {
    for (const Claims::Item& item : part.items) {
      if (item.finding.verified.empty() && item.finding.wrong.empty()) continue;
      if (!closed && !report.row({part.source, item.record, item.finding})) closed = true;
    }
  };

  arena.ordered(
      slots.size(),
      [&](std::size_t index) {
        Slot& slot = slots[index];
        if (closed || interrupted || !reader.next(slot.batch)) return false;
        slot.parts.clear();
        for (const Segment& segment : slot.batch.segments) {
          Part& part = slot.parts.emplace_back();
          part.source = printed(segment.source->name);
          const Chunk chunk = chunk_of(segment, slot.batch.buffer);
          claims.take(chunk, part.source, segment.records, part.items);
          if (!segment.last) continue;
          unreadable |= segment.failure.has_value();
          const std::uint64_t before = segment.framer.state().record - 1;
          claims.end_source(part.source, before + segment.records, segment.failure.has_value(),
                            part.items);
        }
        return true;
      },
      [&](std::size_t index) {
        Slot& slot = slots[index];
        for (std::size_t i = 0; i < slot.parts.size(); ++i) {
          verify(job, chunk_of(slot.batch.segments[i], slot.batch.buffer), slot.parts[i].items);
        }
      },
      [&](std::size_t index) {
        for (const Part& part : slots[index].parts) tell(part);
      });

  if (!closed && !interrupted) {
    Part rest;
    claims.finish(rest.items);
    tell(rest);
  }
  if (closed) return {CheckEnd::output_closed, unreadable};
  return {interrupted ? CheckEnd::interrupted : CheckEnd::complete, unreadable};
}

}  // namespace boardmill::batch
