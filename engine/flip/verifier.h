#pragma once
#include "engine/flip/config.h"
#include "engine/puzzle/claim.h"
namespace boardmill::flip {
class Verifier {
 public:
  struct Scratch {};
  explicit Verifier(const Config& /*config*/) {}
  void verify(const Board& /*instance*/, std::uint64_t /*record*/, const Claim& claim,
              Scratch& /*scratch*/, Finding& finding) const {
    finding = {claim.outcome ? "outcome" : "nothing", ""};
  }
};
}  // namespace boardmill::flip
