#include "engine/batch/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <exception>
#include <utility>

#include "engine/batch/writer.h"

namespace boardmill::batch {
namespace {

using Kind = CheckItem::Kind;

CheckItem missing(Kind kind, std::uint64_t record, std::string why) {
  return {kind, record, nullptr, {"", std::move(why)}};
}

class RowClaims final : public Claims {
 public:
  explicit RowClaims(ResultRows& rows) : rows_(rows) {}

  std::uint64_t take(const Chunk& chunk, std::string_view source, std::uint64_t records,
                     CheckItems& items) override {
    const std::uint64_t first = chunk.framer.state().record;
    std::uint64_t taken = 0;
    while (taken < records && !items.full()) {
      if (first + taken == 1) doubted_ = false;
      if (take_one(source, first + taken, items)) ++taken;
    }
    return taken;
  }

  bool take_failure(std::string_view source, std::uint64_t record, CheckItems& items) override {
    doubted_ = false;
    while (!items.full()) {
      if (!take_one(source, record, items)) continue;
      items.list.back().kind = Kind::failure;
      return true;
    }
    return false;
  }

  void end_source(std::string_view source, std::uint64_t records, CheckItems& items) override {
    while (const ResultRow* row = items.full() ? nullptr : peek(0)) {
      if (!row->source || !row->record || !belongs(*row, source)) break;
      reject(*row->record > records ? "no such record" : "doubled row", items);
    }
  }

  void finish(CheckItems& items) override {
    while (!items.full() && peek(0) != nullptr) reject("no such record", items);
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

  // Adds the item of the record, or one of a row before it that belongs to none: then false.
  bool take_one(std::string_view source, std::uint64_t record, CheckItems& items) {
    if (doubted_) {
      items.add(missing(Kind::doubted, record, "missing row"));
      return true;
    }
    const ResultRow* row = peek(0);
    if (row != nullptr && !row->fault.empty()) return take_fault(record, items);
    if (row != nullptr && belongs(*row, source)) {
      const std::uint64_t found = row->record.value_or(record);
      if (found == record) {
        CheckItem item{Kind::record, record, std::move(read_.front()), {}};
        read_.pop_front();
        doubted_ = record == 1 && refuses_source(*item.row, source);
        if (doubted_) item.kind = Kind::doubted;
        items.add(std::move(item));
        return true;
      }
      if (found < record) return reject("doubled row", items);
    }
    // A row of another record: the one that is wanted is missing, unless it comes next.
    const ResultRow* second = row == nullptr ? nullptr : peek(1);
    if (second != nullptr && belongs(*second, source) && second->record == record) {
      return reject("row out of place", items);
    }
    items.add(missing(Kind::record, record, "missing row"));
    return true;
  }

  // One row stands for all records of a source that is in another form.
  bool refuses_source(const ResultRow& first, std::string_view source) {
    if (first.claim.outcome != text(Outcome::unreadable)) return false;
    const ResultRow* second = peek(0);
    const bool has_second =
        second != nullptr && second->record == std::uint64_t{2} && belongs(*second, source);
    return !has_second;
  }

  // Takes a row that cannot be read: that of the record, if rows are taken in order.
  bool take_fault(std::uint64_t record, CheckItems& items) {
    const std::string why = read_.front()->fault;
    reject(why, items);
    if (rows_.numbered()) return false;
    items.list.back().kind = Kind::record;
    items.list.back().record = record;
    return true;
  }

  // Takes the first row as one that belongs to no record. False, always.
  bool reject(std::string_view why, CheckItems& items) {
    const ResultRow& row = *read_.front();
    items.add(
        missing(Kind::stray, row.record.value_or(0), fmt::format("{}: line {}", why, row.line)));
    read_.pop_front();
    return false;
  }

  ResultRows& rows_;
  std::deque<std::unique_ptr<ResultRow>> read_;
  std::string first_source_;               // what the inputs call the first source
  std::optional<std::string> first_name_;  // what the results call it
  bool doubted_ = false;                   // the results say that the source is in another form
};

class AnswerClaims final : public Claims {
 public:
  AnswerClaims(const Checking& checking, TextStream& text) : checking_(checking), text_(text) {}

  std::uint64_t take(const Chunk& chunk, std::string_view /*source*/, std::uint64_t records,
                     CheckItems& items) override {
    const std::uint64_t first = chunk.framer.state().record;
    std::string_view rest;
    std::uint64_t known = records;  // whether they have an answer
    for (;;) {
      answers_.clear();
      rest = text_.view();
      checking_.take_answers(chunk, rest, answers_);
      if (!rest.empty() || text_.ended()) break;
      // The last answer may be cut. It waits for its rest, if there are others.
      if (answers_.size() > 1 && text_.view().size() >= max_line_bytes) {
        rest = text_.view().substr(offset(answers_.back()));
        answers_.pop_back();
        known = answers_.size();
        break;
      }
      text_.read_more();
    }
    std::uint64_t taken = 0;
    for (; taken < known && !items.full(); ++taken) {
      if (taken >= answers_.size()) {
        items.add(missing(Kind::record, first + taken, "missing answer"));
        continue;
      }
      auto row = std::make_unique<ResultRow>();
      // No right answer is as long.
      row->cells = answers_[taken].substr(0, max_line_bytes);
      std::erase(row->cells, '\r');  // an answer may have several lines
      row->claim.texts = {row->cells};
      items.add({Kind::record, first + taken, std::move(row), {}});
    }
    text_.take(taken < answers_.size() ? offset(answers_[taken])
                                       : text_.view().size() - rest.size());
    return taken;
  }

  bool take_failure(std::string_view /*source*/, std::uint64_t record, CheckItems& items) override {
    items.add(missing(Kind::failure, record, "the input cannot be read"));
    return true;
  }

  void end_source(std::string_view /*source*/, std::uint64_t /*records*/,
                  CheckItems& /*items*/) override {}

  void finish(CheckItems& items) override {
    if (finished_) return;
    finished_ = true;
    do {
      if (!trim_line(text_.view()).empty()) {
        items.add(missing(Kind::stray, 0, "text after the last answer"));
        return;
      }
      text_.take(text_.view().size());
    } while (text_.read_more());
  }

 private:
  std::size_t offset(std::string_view answer) const {
    return static_cast<std::size_t>(answer.data() - text_.view().data());
  }

  const Checking& checking_;
  TextStream& text_;
  std::vector<std::string_view> answers_;
  bool finished_ = false;
};

// What is claimed of some records of a segment, or what is left at the end of all.
struct PairSlot {
  std::shared_ptr<const Batch> batch;
  const Segment* segment = nullptr;  // of the batch; null at the end of all
  Chunk chunk;                       // begins with the first record of the items
  std::string source;                // as printed
  CheckItems items;
};

// Pairs records with what is claimed of them. One thread at a time.
class Pairing {
 public:
  Pairing(Reader& reader, Claims& claims, std::string (*printed)(std::string_view))
      : reader_(reader), claims_(claims), printed_(printed) {}

  // False: there is nothing more.
  bool next(PairSlot& slot) {
    slot.items.clear();
    try {
      fill(slot);
    } catch (const InputError&) {
      failure_ = std::current_exception();
    }
    return !slot.items.list.empty();
  }

  // Throws why the results could not be read to their end.
  void throw_failure() const {
    if (failure_) std::rethrow_exception(failure_);
  }

  bool unreadable() const { return unreadable_; }

 private:
  void fill(PairSlot& slot) {
    while (slot.items.list.empty() && !failure_) {
      if (segment_ == nullptr && !open_next_segment()) {
        slot.batch.reset();
        slot.segment = nullptr;
        slot.chunk = Chunk();
        slot.source.clear();
        return claims_.finish(slot.items);
      }
      slot.batch = batch_;
      slot.segment = segment_;
      slot.chunk = chunk_;
      slot.source = source_;
      take(slot.items);
    }
  }

  bool open_next_segment() {
    if (batch_ == nullptr || next_segment_ == batch_->segments.size()) {
      auto batch = std::make_shared<Batch>();
      if (!reader_.next(*batch)) return false;
      batch_ = std::move(batch);
      next_segment_ = 0;
    }
    segment_ = &batch_->segments[next_segment_++];
    chunk_ = chunk_of(*segment_, batch_->buffer);
    source_ = printed_(segment_->source->name);
    left_ = segment_->records;
    failure_left_ = segment_->failure.has_value();
    unreadable_ |= failure_left_;
    return true;
  }

  void take(CheckItems& items) {
    const std::uint64_t record = chunk_.framer.state().record;
    if (left_ != 0) {
      const std::uint64_t taken = claims_.take(chunk_, source_, left_, items);
      left_ -= taken;
      const Cut cut = chunk_.framer.advance(chunk_.bytes, chunk_.last, taken);
      chunk_.bytes.remove_prefix(cut.bytes);
    } else if (failure_left_) {
      failure_left_ = !claims_.take_failure(source_, record, items);
    } else {
      if (segment_->last) claims_.end_source(source_, record - 1, items);
      if (!items.full()) segment_ = nullptr;
    }
  }

  Reader& reader_;
  Claims& claims_;
  std::string (*printed_)(std::string_view);
  std::shared_ptr<const Batch> batch_;
  std::size_t next_segment_ = 0;
  const Segment* segment_ = nullptr;  // null: the next one is to be opened
  Chunk chunk_;                       // what is left of it
  std::string source_;
  std::uint64_t left_ = 0;     // records of the chunk without an item
  bool failure_left_ = false;  // the failure of the source has no item yet
  bool unreadable_ = false;
  std::exception_ptr failure_;  // of the results
};

void verify(const Job& job, PairSlot& slot) {
  Claim malformed;
  malformed.outcome = text(Outcome::malformed);
  std::vector<const Claim*> claims;
  for (CheckItem& item : slot.items.list) {
    if (item.kind == Kind::record) claims.push_back(item.row ? &item.row->claim : nullptr);
    if (item.kind == Kind::doubted) claims.push_back(&malformed);
  }
  std::vector<Finding> findings;
  job.checking().verify(slot.chunk, claims, findings);
  auto next = findings.begin();
  for (CheckItem& item : slot.items.list) {
    if (item.kind == Kind::record) {
      if (item.row) item.finding = std::move(*next);
      ++next;
    } else if (item.kind == Kind::doubted) {
      if (item.row) {
        const Fault fault = job.solving().wrong_form(slot.segment->source->first_line);
        item.finding = verify_fault(item.row->claim, Outcome::unreadable, fault, job.description());
      }
      item.readable = !next->wrong.empty();
      ++next;
    } else if (item.kind == Kind::failure && item.row) {
      item.finding = verify_fault(item.row->claim, Outcome::unreadable,
                                  slot.segment->failure.value(), job.description());
    }
    item.row.reset();
  }
}

// Reports the items in order. Those of a source of which the results say that it is in another form
// wait until that is decided, as the rows of solve do: see Writer.
class Teller {
 public:
  explicit Teller(CheckReport& report) : report_(report) {}

  void tell(const std::string& source, std::vector<CheckItem>& items) {
    std::uint64_t records = 0;
    for (CheckItem& item : items) {
      if (item.kind == Kind::record || item.kind == Kind::doubted) ++records;
      if (item.kind == Kind::doubted) {
        tell_doubted(source, std::move(item));
      } else {
        settle();
        put(source, item);
      }
    }
    if (!closed_) report_.progress(records);
  }

  // No more records come of a doubted source.
  void settle() {
    if (!held_.empty()) refute(fmt::format("{} in all", held_.size()));
  }

  bool closed() const { return closed_; }

 private:
  enum class Doubt { open, confirmed, refuted };

  void tell_doubted(const std::string& source, CheckItem item) {
    if (item.record == 1) {
      settle();
      doubt_ = Doubt::open;
      doubted_source_ = source;
    }
    if (doubt_ == Doubt::confirmed) return;
    if (doubt_ == Doubt::refuted) return put(source, item);
    held_.push_back(std::move(item));
    if (held_.back().readable) {
      refute(fmt::format("record {}", held_.size()));
    } else if (held_.size() == Writer::records_to_try) {
      doubt_ = Doubt::confirmed;
      put(source, held_.front());
      held_.clear();
    }
  }

  void refute(std::string_view found) {
    doubt_ = Doubt::refuted;
    held_.front().finding = {"", fmt::format("outcome: expected no readable record among the first "
                                             "{} found {}",
                                             Writer::records_to_try, found)};
    for (const CheckItem& item : held_) put(doubted_source_, item);
    held_.clear();
  }

  void put(std::string_view source, const CheckItem& item) {
    if (!closed_) closed_ = !report_.row({source, item.record, item.finding});
  }

  CheckReport& report_;
  std::atomic<bool> closed_ = false;

  // Of the source that was doubted last.
  Doubt doubt_ = Doubt::open;
  std::string doubted_source_;
  std::vector<CheckItem> held_;  // while the doubt is open
};

}  // namespace

void CheckItems::add(CheckItem&& item) {
  bytes_ += sizeof item + item.finding.wrong.size();
  if (item.row) bytes_ += sizeof *item.row + item.row->cells.size();
  list.push_back(std::move(item));
}

void CheckItems::clear() {
  list.clear();
  bytes_ = 0;
}

std::unique_ptr<Claims> claims_of_rows(ResultRows& rows) {
  return std::make_unique<RowClaims>(rows);
}

std::unique_ptr<Claims> claims_of_answers(const Checking& checking, TextStream& text) {
  return std::make_unique<AnswerClaims>(checking, text);
}

CheckSummary check(Arena& arena, Sources& sources, const Job& job, Claims& claims,
                   std::string (*printed)(std::string_view), CheckReport& report,
                   const std::atomic<bool>& interrupted, std::size_t chunk_bytes) {
  Reader reader(sources, job.solving(), chunk_bytes);
  Pairing pairing(reader, claims, printed);
  Teller teller(report);
  std::vector<PairSlot> slots(std::size_t{2} * arena.threads() + 1);
  arena.ordered(
      slots.size(),
      [&](std::size_t index) {
        // What comes after an interruption is cut off.
        return !teller.closed() && pairing.next(slots[index]) && !interrupted;
      },
      [&](std::size_t index) { verify(job, slots[index]); },
      [&](std::size_t index) { teller.tell(slots[index].source, slots[index].items.list); });
  if (!interrupted) teller.settle();
  pairing.throw_failure();
  CheckSummary run;
  run.unreadable = pairing.unreadable();
  if (interrupted) run.end = RunEnd::interrupted;
  if (teller.closed()) run.end = RunEnd::output_closed;
  return run;
}

}  // namespace boardmill::batch
