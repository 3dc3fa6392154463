  // The presses below a first row, and as the last element what stays wrong in the last row.
  static long[] chase(long[] state, long first) {
    long[] presses = new long[rows + 1];
    presses[0] = first;
    long above = 0;
    for (int r = 0; r < rows; ++r) {
      long now = presses[r];
      presses[r + 1] = (state[r] ^ now ^ (now << 1) ^ (now >>> 1) ^ above) & full;
      above = now;
    }
    return presses;
  }

  static int count(long[] presses) {
    int count = 0;
    for (int r = 0; r < rows; ++r) count += Long.bitCount(presses[r]);
    return count;
  }

  // The lightest press set, or null.
  static long[] lightest() {
    // Each press of the first row changes the end of the chase by a fixed pattern: elimination.
    long[] pivotRest = new long[65];
    long[] pivotFirst = new long[65];
    long[] kernel = new long[columns];
    int nullity = 0;
    for (int c = 0; c < columns; ++c) {
      long first = 1L << c;
      long rest = chase(new long[rows], first)[rows];
      int top = Long.numberOfLeadingZeros(rest);
      while (rest != 0 && pivotRest[top] != 0) {
        rest ^= pivotRest[top];
        first ^= pivotFirst[top];
        top = Long.numberOfLeadingZeros(rest);
      }
      pivotRest[top] = rest;
      pivotFirst[top] = first;
      if (rest == 0) kernel[nullity++] = first;
    }
    long[] best = null;
    for (int colour = 0; colour < 2; ++colour) {
      if (colour == 0 ? !{{to_white}} : !{{to_black}}) continue;
      long[] state = new long[rows];
      for (int r = 0; r < rows; ++r) state[r] = board[r] ^ (colour == 0 ? 0 : full);
      long first = 0;
      long rest = chase(state, 0)[rows];
      while (rest != 0) {
        int top = Long.numberOfLeadingZeros(rest);
        if (pivotRest[top] == 0) break;
        rest ^= pivotRest[top];
        first ^= pivotFirst[top];
      }
      if (rest != 0) continue;
      long[] bestOfColour = null;
      for (long step = 0; step < 1L << nullity; ++step) {
        if (step != 0) first ^= kernel[Long.numberOfTrailingZeros(step)];
        long[] presses = chase(state, first);
        int order = bestOfColour == null ? -1 : count(presses) - count(bestOfColour);
        if (order == 0) order = Long.compareUnsigned(first, bestOfColour[0]);
        if (order < 0) bestOfColour = presses;
      }
      if (best == null || count(bestOfColour) < count(best)) best = bestOfColour;
    }
    return best;
  }
