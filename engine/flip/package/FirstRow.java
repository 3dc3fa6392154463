// {{name}}: {{idea}}
public class FirstRow {
  static int rows, columns;
  static long full;
  static long[] board;  // a number a row; the first cell is the highest bit

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

  static String input;
  static int at = 0;

  // The next character that is not blank; 0 at the end.
  static char nextCell() {
{{#line}}
    while (at < input.length() && (input.charAt(at) <= ' ' || input.charAt(at) == '/')) ++at;
{{/line}}
{{^line}}
    while (at < input.length() && input.charAt(at) <= ' ') ++at;
{{/line}}
    return at < input.length() ? input.charAt(at++) : 0;
  }
{{#numbers}}

  static int nextNumber() {
    int number = nextCell() - '0';
    while (at < input.length() && input.charAt(at) > ' ') number = 10 * number + input.charAt(at++) - '0';
    return number;
  }
{{/numbers}}

  // False at the end of the input.
  static boolean read() {
{{#fixed}}
    rows = {{rows}};
    columns = {{columns}};
{{/fixed}}
{{#square}}
    rows = columns = nextNumber();
{{/square}}
{{#headed}}
    rows = nextNumber();
    columns = nextNumber();
{{/headed}}
    if (rows <= 0 || columns <= 0) return false;
    full = -1L >>> (64 - columns);
    board = new long[rows];
    for (int r = 0; r < rows; ++r) {
      for (int c = 0; c < columns; ++c) {
        char cell = nextCell();
        if (cell == 0) return false;
        board[r] = 2 * board[r] + (cell == {{black}} ? 1 : 0);
      }
    }
    return true;
  }

  public static void main(String[] args) throws java.io.IOException {
    input = new String(System.in.readAllBytes(), "ISO-8859-1");
    StringBuilder out = new StringBuilder();
{{#one}}
    if (read()) {
{{/one}}
{{#counted}}
    int cases = nextNumber();
    for (int k = 1; k <= cases && read(); ++k) {
{{/counted}}
{{#to_end}}
    for (int k = 1; read(); ++k) {
{{/to_end}}
      long[] presses = lightest();
{{#numbered}}
      out.append("PUZZLE #").append(k).append('\n');
{{/numbered}}
{{^grid}}
      out.append(presses == null ? "{{none}}" : String.valueOf(count(presses))).append('\n');
{{/grid}}
{{#grid}}
      if (presses == null) out.append("{{none}}\n");
{{/grid}}
{{#needs_board}}
      for (int r = 0; presses != null && r < rows; ++r) {
        for (int c = 0; c < columns; ++c) {
          long pressed = presses[r] >>> (columns - 1 - c) & 1;
{{#grid}}
          out.append(pressed).append(c + 1 < columns ? ' ' : '\n');
{{/grid}}
{{#solution}}
          if (pressed == 1) out.append(r + 1).append(' ').append(c + 1).append('\n');
{{/solution}}
        }
      }
{{/needs_board}}
    }
    System.out.print(out);
  }
}
