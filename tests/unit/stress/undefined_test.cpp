#include "engine/stress/undefined.h"

#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "engine/batch/arena.h"
#include "tests/support/contestant.h"

BOOST_AUTO_TEST_SUITE(stress)
BOOST_AUTO_TEST_SUITE(undefined)

using namespace boardmill;
using namespace boardmill::judge;
using namespace boardmill::stress;

namespace {

struct Report {
  std::string errors;
  std::string what;
  std::string place;
};

// What programs built by GCC 12 and clang 14 have written, shortened.
const std::vector<Report> reports{
    {R"(mine.cpp:8:27: runtime error: index 16 out of bounds for type 'int [16]'
mine.cpp:8:29: runtime error: store to address 0x55f5d7a3b980 with insufficient space for an object of type 'int'
0x55f5d7a3b980: note: pointer points here
 00 00 00 00  00 00 00 00 00 00 00 00  00 00 00 00
              ^
=================================================================
==1229==ERROR: AddressSanitizer: global-buffer-overflow on address 0x55f5d7a3b980 at pc 0x55f5d7a26598 bp 0x7fff6d6da6f0 sp 0x7fff6d6da6e8
WRITE of size 4 at 0x55f5d7a3b980 thread T0
    #0 0x55f5d7a26597 in main /tmp/san/mine.cpp:8
)",
     "index 16 out of bounds for type 'int [16]'", "mine.cpp:8"},
    {R"(=================================================================
==1236==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000054 at pc 0x55a437819654 bp 0x7ffc9178dfb0 sp 0x7ffc9178dfa8
READ of size 4 at 0x602000000054 thread T0
    #0 0x55a437819653 in int get<int>(std::vector<int, std::allocator<int> > const&, int) /tmp/san/mine.cpp:5
    #1 0x55a437819653 in main /tmp/san/mine.cpp:9
    #2 0x7f427f845249 in __libc_start_call_main ../sysdeps/nptl/libc_start_call_main.h:58

allocated by thread T0 here:
    #0 0x7f42806b94c8 in operator new(unsigned long) ../../../../src/libsanitizer/asan/asan_new_delete.cpp:95
)",
     "heap-buffer-overflow", "mine.cpp:5"},
    {R"(==1689==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x60200000001c at pc 0x558c50514693 bp 0x7fff19469510 sp 0x7fff19469508
READ of size 4 at 0x60200000001c thread T0
    #0 0x558c50514692 in bool __gnu_cxx::__ops::_Iter_less_iter::operator()<__gnu_cxx::__normal_iterator<int*, std::vector<int, std::allocator<int> > >, __gnu_cxx::__normal_iterator<int*, std::vector<int, std::allocator<int> > > >(int*, int*) const /usr/include/c++/12/bits/predefined_ops.h:45:23
    #1 0x558c50511a10 in void std::__final_insertion_sort<int*>(int*, int*) /usr/include/c++/12/bits/stl_algo.h:1857:4
    #2 0x558c50510a78 in main /tmp/san/mine.cpp:14:43
    #3 0x7fe6b6945249 in __libc_start_call_main csu/../sysdeps/nptl/libc_start_call_main.h:58:16
)",
     "heap-buffer-overflow", "mine.cpp:14"},
    {R"(AddressSanitizer:DEADLYSIGNAL
=================================================================
==1676==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000000 (pc 0x5633027648e4 bp 0x7ffe52eed3c0 sp 0x7ffe52eed1c0 T0)
==1676==The signal is caused by a READ memory access.
==1676==Hint: address points to the zero page.
    #0 0x5633027648e4 in main /tmp/san/mine.cpp:13:45
)",
     "SEGV", "mine.cpp:13"},
    {"mine.cpp:11:55: runtime error: signed integer overflow: 2147483647 + 4 cannot be represented "
     "in type 'int'\nSUMMARY: UndefinedBehaviorSanitizer: undefined-behavior mine.cpp:11:55 in \n",
     "signed integer overflow: 2147483647 + 4 cannot be represented in type 'int'", "mine.cpp:11"},
    // The frame of the program comes after those of the library.
    {R"(==1716==ERROR: AddressSanitizer: stack-buffer-overflow on address 0x7ffee1c207d8 at pc 0x564a73821750 bp 0x7ffee1c205a0 sp 0x7ffee1c1fd40
WRITE of size 11 at 0x7ffee1c207d8 thread T0
    #0 0x564a7382174f in __interceptor_vsprintf (/tmp/san/mine+0x4474f) (BuildId: d2cbed018cf5206dcb48adc9691b0a46faec556a)
    #1 0x564a73822733 in sprintf (/tmp/san/mine+0x45733) (BuildId: d2cbed018cf5206dcb48adc9691b0a46faec556a)
    #2 0x564a738bf75e in main /tmp/san/mine.cpp:17:32

Address 0x7ffee1c207d8 is located in stack of thread T0 at offset 312 in frame
    #0 0x564a738bf57f in main /tmp/san/mine.cpp:6
)",
     "stack-buffer-overflow", "mine.cpp:17"},
    // No symbolizer; the allocation is in the source, but that is not where it goes wrong.
    {R"(==1718==ERROR: AddressSanitizer: heap-use-after-free on address 0x602000000010 at pc 0x56549d2ef6ba bp 0x7ffe54fea680 sp 0x7ffe54fea678
READ of size 4 at 0x602000000010 thread T0
    #0 0x56549d2ef6b9  (/tmp/san/mine+0x12e97)

freed by thread T0 here:
    #1 0x56549d2ef66d in main /tmp/san/mine.cpp:10
)",
     "heap-use-after-free", ""},
    // In a header of the library, and then in the program.
    {R"(/usr/include/c++/12/bits/stl_vector.h:1123:9: runtime error: reference binding to null pointer of type 'int'
mine.cpp:9:3: runtime error: load of null pointer of type 'int'
)",
     "reference binding to null pointer of type 'int'", "mine.cpp:9"},
    {R"(/usr/include/c++/12/bits/stl_vector.h:1123:9: runtime error: reference binding to null pointer of type 'int'
    #0 0x563fcdc60c98 in std::vector<int, std::allocator<int> >::operator[](unsigned long) /usr/include/c++/12/bits/stl_vector.h:1123
    #1 0x7f7604245249 in main /home/me/mine.cpp:31:7
)",
     "reference binding to null pointer of type 'int'", "mine.cpp:31"},
    {"==9==ERROR: AddressSanitizer: attempting double-free on 0x602000000010 in thread T0:\n",
     "attempting double-free", ""},
    {"==9==ERROR: AddressSanitizer: negative-size-param: (size=-4)\n", "negative-size-param", ""},
    // Cut off in the middle.
    {"==9==ERROR: AddressSanitizer: heap-buffer-ov", "heap-buffer-ov", ""},
    {"==9==ERROR: AddressSanitizer: SEGV on unknown address 0x0\n    #0 0x5 in main /x/mine.cpp:",
     "SEGV", ""},
};

}  // namespace

BOOST_AUTO_TEST_CASE(reports_are_read) {
  for (const Report& report : reports) {
    BOOST_TEST_CONTEXT(report.errors) {
      for (const std::string before : {"", "debug: x = 3\n", "\n\n"}) {
        const auto found = read_sanitizer(before + report.errors, "some/where/mine.cpp");
        BOOST_REQUIRE(found);
        BOOST_TEST(found->what == report.what);
        BOOST_TEST(found->place == report.place);
      }
      // A source whose name only ends like it, or is not there.
      for (const char* other : {"ine.cpp", "other.cpp"}) {
        BOOST_TEST(read_sanitizer(report.errors, other)->place == "");
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(what_programs_write_themselves_is_no_report) {
  const std::vector<std::string> texts{
      "",
      "\n",
      "runtime error: x",
      "mine: runtime error: no input",
      "mine.cpp: runtime error: no input",
      "at 12: runtime error: no input",
      "I hope there is no ERROR: AddressSanitizer: heap-buffer-overflow here",
      "Traceback (most recent call last):\n  File \"mine.py\", line 3\nRuntimeError: x\n",
      std::string("\0\xff==\x01: runtime error: ", 22),
      "==9==ERROR: LeakSanitizer: detected memory leaks\n",
      "==9==ERROR: AddressSani",
  };
  for (const std::string& text : texts) BOOST_TEST(!read_sanitizer(text, "mine.cpp"), text);
}

BOOST_AUTO_TEST_CASE(any_part_of_a_report_can_be_read) {
  for (const Report& report : reports) {
    for (std::size_t size = 0; size < report.errors.size(); ++size) {
      const auto found = read_sanitizer(report.errors.substr(0, size), "mine.cpp");
      if (found && !found->place.empty()) BOOST_TEST(found->place.starts_with("mine.cpp:"));
    }
  }
}

BOOST_AUTO_TEST_CASE(the_first_input_with_a_finding_is_reported) {
  const test::Exam& exam = test::flip_game();
  std::optional<UndefinedBehaviour> first;
  for (const unsigned threads : {1U, 2U, 16U}) {
    test::Contestant contestant(exam, [](const test::Paper& paper) {
      Run run = test::print_lines(paper.right);
      if (paper.right.front() == "4") run.errors = reports.front().errors;
      return run;
    });
    const Examiner examiner(*exam.job, contestant, test::rules_of(exam), contestant.clock());
    batch::Arena arena(threads);
    const std::atomic<bool> interrupted = false;
    const auto found =
        find_undefined(*exam.job, examiner, "mine.cpp", 1, 1, test::forever, arena, interrupted);
    BOOST_REQUIRE(found);
    BOOST_TEST(found->place == "mine.cpp:8");
    if (!first) first = found;
    BOOST_TEST(found->input == first->input);
  }
  test::Contestant clean(exam, test::right_program());
  const Examiner examiner(*exam.job, clean, test::rules_of(exam), clean.clock());
  batch::Arena arena(2);
  const std::atomic<bool> interrupted = false;
  BOOST_TEST(
      !find_undefined(*exam.job, examiner, "mine.cpp", 1, 1, test::forever, arena, interrupted));
  BOOST_TEST(clean.runs() >= 32U);
}

// A sanitizer makes frames and blocks larger, which may be too much for a right program.
BOOST_AUTO_TEST_CASE(what_the_sanitizer_itself_takes_is_no_finding) {
  for (const char* kind : {"stack-overflow", "out-of-memory", "allocation-size-too-big"}) {
    const std::string report = std::string("==7==ERROR: AddressSanitizer: ") + kind +
                               " on address 0x7ffc (pc 0x55 bp 0x7f sp 0x7f T0)\n"
                               "    #0 0x55 in visit(int) mine.cpp:8\n";
    BOOST_TEST(!read_sanitizer(report, "mine.cpp"), kind);
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
