/// The main() of every test program.
#define BOOST_TEST_MODULE boardmill
#include <boost/test/unit_test.hpp>
