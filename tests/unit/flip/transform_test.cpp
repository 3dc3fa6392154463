// The transform against its definition, with every kind of vector that this processor has.
#include "engine/flip/transform.h"

#include <algorithm>
#include <bit>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/puzzle/random.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(transform)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

using Values = std::vector<std::int16_t>;

// The sums as the header defines them.
Values transformed(const Values& values) {
  Values sums(values.size());
  for (std::size_t c = 0; c < values.size(); ++c) {
    int sum = 0;
    for (std::size_t g = 0; g < values.size(); ++g) {
      sum += std::popcount(g & c) % 2 == 0 ? values[g] : -values[g];
    }
    sums[c] = static_cast<std::int16_t>(sum);
  }
  return sums;
}

void for_all_vectors(const std::function<void(Vectors)>& visit) {
  for (const Vectors vectors : usable_vectors()) visit(vectors);
}

void check(Values values, unsigned dimensions, Vectors vectors) {
  const Values expected = transformed(values);
  const std::int16_t most = hadamard(values.data(), dimensions, vectors);
  BOOST_TEST((values == expected), text(vectors) << ", " << dimensions << " dimensions");
  BOOST_TEST(most == *std::max_element(expected.begin(), expected.end()),
             text(vectors) << ", " << dimensions << " dimensions");
}

}  // namespace

BOOST_AUTO_TEST_CASE(random_numbers) {
  unsigned targets = 0;
  for_all_vectors([&targets](Vectors vectors) {
    ++targets;
    for (unsigned dimensions = min_hadamard_dimensions; dimensions <= 10; ++dimensions) {
      for (unsigned i = 0; i < 20; ++i) {
        Random random(dimensions, i);
        Values values(std::size_t{1} << dimensions);
        // No sum exceeds 32,767.
        const std::uint32_t most = 32'767U >> dimensions;
        for (std::int16_t& value : values) {
          value = static_cast<std::int16_t>(static_cast<int>(random.below(2 * most + 1)) -
                                            static_cast<int>(most));
        }
        check(values, dimensions, vectors);
      }
    }
  });
  BOOST_TEST(targets >= 1U);
  BOOST_TEST_MESSAGE(targets << " kinds of vectors");
}

// The sums may be as large as the type allows, of either sign.
BOOST_AUTO_TEST_CASE(one_number_at_a_time) {
  for_all_vectors([](Vectors vectors) {
    for (const unsigned dimensions : {5U, 6U, 7U, 8U}) {
      for (std::size_t at = 0; at < std::size_t{1} << dimensions; ++at) {
        for (const int value : {1, -1, 32'767, -32'767}) {
          Values values(std::size_t{1} << dimensions);
          values[at] = static_cast<std::int16_t>(value);
          check(values, dimensions, vectors);
        }
      }
    }
  });
}

// The largest one is found wherever it is: the transform of a column of signs is one peak.
BOOST_AUTO_TEST_CASE(one_peak_at_a_time) {
  for_all_vectors([](Vectors vectors) {
    for (const unsigned dimensions : {5U, 8U, 9U}) {
      const std::size_t count = std::size_t{1} << dimensions;
      for (std::size_t peak = 0; peak < count; ++peak) {
        Values values(count);
        for (std::size_t g = 0; g < count; ++g) {
          values[g] = std::popcount(g & peak) % 2 == 0 ? std::int16_t{1} : std::int16_t{-1};
        }
        BOOST_TEST(hadamard(values.data(), dimensions, vectors) == static_cast<int>(count),
                   text(vectors));
        BOOST_TEST(values[peak] == static_cast<int>(count), text(vectors));
      }
    }
  });
}

// Twice is 2^dimensions times: for more dimensions than the definition has time for.
BOOST_AUTO_TEST_CASE(twice_is_a_multiple) {
  for_all_vectors([](Vectors vectors) {
    for (const unsigned dimensions : {11U, 12U, 13U}) {
      Random random(1, dimensions);
      const std::size_t count = std::size_t{1} << dimensions;
      Values values(count);
      for (unsigned i = 0; i < 3; ++i) {
        values[random.below(static_cast<std::uint32_t>(count))] = 1;
      }
      const Values before = values;
      hadamard(values.data(), dimensions, vectors);
      hadamard(values.data(), dimensions, vectors);
      const bool multiple = std::equal(
          values.begin(), values.end(), before.begin(), [count](std::int16_t a, std::int16_t b) {
            return static_cast<std::size_t>(a) == count * static_cast<std::size_t>(b);
          });
      BOOST_TEST(multiple, text(vectors) << ", " << dimensions << " dimensions");
    }
  });
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
