  static int count(long[] presses) {
    int count = 0;
    for (int r = 0; r < rows; ++r) count += Long.bitCount(presses[r]);
    return count;
  }

  // The lightest press set, or null.
  static long[] lightest() {
    // The cells as one number, the first one as the highest bit; each press as a number to be added.
    int cells = rows * columns;
    java.math.BigInteger zero = java.math.BigInteger.ZERO, one = java.math.BigInteger.ONE;
    java.math.BigInteger start = zero;
    java.math.BigInteger[] pivotRest = new java.math.BigInteger[cells + 1];
    java.math.BigInteger[] pivotPresses = new java.math.BigInteger[cells + 1];
    java.math.BigInteger[] kernel = new java.math.BigInteger[cells];
    int nullity = 0;
    for (int i = 0; i < cells; ++i) {
      boolean black = (board[i / columns] >>> (columns - 1 - i % columns) & 1) == 1;
      if (black) start = start.setBit(cells - 1 - i);
      java.math.BigInteger rest = zero, presses = one.shiftLeft(cells - 1 - i);
      for (int j = 0; j < cells; ++j) {
        if (i / columns == j / columns || i % columns == j % columns) rest = rest.setBit(cells - 1 - j);
      }
      while (rest.signum() != 0 && pivotRest[rest.bitLength()] != null) {
        int top = rest.bitLength();
        rest = rest.xor(pivotRest[top]);
        presses = presses.xor(pivotPresses[top]);
      }
      if (rest.signum() == 0) {
        kernel[nullity++] = presses;
      } else {
        pivotRest[rest.bitLength()] = rest;
        pivotPresses[rest.bitLength()] = presses;
      }
    }
    java.math.BigInteger best = null;
    for (int colour = 0; colour < 2; ++colour) {
      if (colour == 0 ? !{{to_white}} : !{{to_black}}) continue;
      java.math.BigInteger rest = colour == 0 ? start : one.shiftLeft(cells).subtract(one).xor(start);
      java.math.BigInteger presses = zero;
      while (rest.signum() != 0 && pivotRest[rest.bitLength()] != null) {
        int top = rest.bitLength();
        rest = rest.xor(pivotRest[top]);
        presses = presses.xor(pivotPresses[top]);
      }
      if (rest.signum() != 0) continue;
      java.math.BigInteger bestOfColour = null;
      for (long step = 0; step < 1L << nullity; ++step) {
        if (step != 0) presses = presses.xor(kernel[Long.numberOfTrailingZeros(step)]);
        int order = bestOfColour == null ? -1 : presses.bitCount() - bestOfColour.bitCount();
        if (order == 0) order = presses.compareTo(bestOfColour);
        if (order < 0) bestOfColour = presses;
      }
      if (best == null || bestOfColour.bitCount() < best.bitCount()) best = bestOfColour;
    }
    if (best == null) return null;
    long[] result = new long[rows];
    for (int i = 0; i < cells; ++i) {
      result[i / columns] = 2 * result[i / columns] + (best.testBit(cells - 1 - i) ? 1 : 0);
    }
    return result;
  }
