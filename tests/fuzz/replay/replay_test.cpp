// Replays the corpus of the fuzz harness, each input with every form and several chunk sizes.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

BOOST_AUTO_TEST_SUITE(fuzz)

BOOST_AUTO_TEST_CASE(replay) {
  std::vector<std::filesystem::path> inputs;
  for (const auto& entry : std::filesystem::directory_iterator(BOARDMILL_CORPUS)) {
    inputs.push_back(entry.path());
  }
  std::sort(inputs.begin(), inputs.end());
  BOOST_TEST(inputs.size() >= 10U);
  for (const std::filesystem::path& input : inputs) {
    std::ifstream file(input, std::ios::binary);
    std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
    BOOST_TEST_CONTEXT(input.filename().string()) {
      BOOST_REQUIRE(bytes.size() > 2U);
      for (std::uint8_t choice = 0; choice < 32; ++choice) {
        for (const std::uint8_t chunk : {bytes[1], std::uint8_t{0}, std::uint8_t{6}}) {
          bytes[0] = choice;
          bytes[1] = chunk;
          // Anything wrong ends the program, with the name of the input in the context.
          BOOST_TEST(LLVMFuzzerTestOneInput(bytes.data(), bytes.size()) == 0);
        }
      }
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
