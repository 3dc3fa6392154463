// {{name}}: {{idea}}
public class {{class}} {
  static int rows, columns;
  static long full;
  static long[] board;  // a number a row; the first cell is the highest bit

{{solver}}
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
