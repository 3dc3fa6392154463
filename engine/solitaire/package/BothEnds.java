// {{name}}: {{idea}}
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

// Positions are sets of fields: bit 8 * row + column.
public class BothEnds {
  static final int[] ROW_STEPS = {-1, 0, 0, 1};
  static final int[] COLUMN_STEPS = {0, -1, 1, 0};

  // The field some steps away as a bit; 0 off the board.
  static long field(int from, int direction, int steps) {
    int row = from / 8 + steps * ROW_STEPS[direction];
    int column = from % 8 + steps * COLUMN_STEPS[direction];
    return row < 0 || row > 7 || column < 0 || column > 7 ? 0 : 1L << (8 * row + column);
  }

  // The positions that one move leads to.
  static List<Long> moves(long position) {
    List<Long> result = new ArrayList<>();
    for (long rest = position; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      for (int direction = 0; direction < 4; ++direction) {
        long to = field(from, direction, 1);
        if ((position & to) != 0) to = field(from, direction, 2);
        if (to != 0 && (position & to) == 0) result.add(position ^ 1L << from ^ to);
      }
    }
    return result;
  }

  // Every position from start to target, or null.
  static List<Long> solve(long start, long target, int limit) {
    // All positions reached from each end, each with the one before it; the ends take turns.
    List<Map<Long, Long>> before = List.of(new HashMap<>(), new HashMap<>());
    before.get(0).put(start, start);
    before.get(1).put(target, target);
    if (start == target) return join(before, start);
    List<List<Long>> last = new ArrayList<>(List.of(List.of(start), List.of(target)));
    for (int move = 0; move < limit; ++move) {
      int side = move % 2;
      List<Long> reached = new ArrayList<>();
      for (long position : last.get(side)) {
        for (long next : moves(position)) {
          if (before.get(side).putIfAbsent(next, position) != null) continue;
          reached.add(next);
          if (before.get(1 - side).containsKey(next)) return join(before, next);
        }
      }
      last.set(side, reached);
    }
    return null;
  }

  static List<Long> join(List<Map<Long, Long>> before, long meeting) {
    List<Long> path = new ArrayList<>();
    for (long at = meeting;; at = before.get(0).get(at)) {
      path.add(0, at);
      if (before.get(0).get(at) == at) break;
    }
    for (long at = meeting; before.get(1).get(at) != at;) {
      at = before.get(1).get(at);
      path.add(at);
    }
    return path;
  }

  static long read(Scanner in) {
    long position = 0;
    for (int i = 0; i < 4; ++i) {
      int row = in.nextInt();
      int column = in.nextInt();
      position |= 1L << (8 * (row - 1) + column - 1);
    }
    return position;
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    StringBuilder out = new StringBuilder();
{{#one}}
    for (int k = 0; k < 1 && in.hasNextInt(); ++k) {
{{/one}}
{{#counted}}
    for (int cases = in.nextInt(); cases > 0; --cases) {
{{/counted}}
{{#to_end}}
    while (in.hasNextInt()) {
{{/to_end}}
      long start = read(in);
      long target = read(in);
      List<Long> path = solve(start, target, {{limit}});
      out.append(path == null ? "NO\n" : "YES\n");
{{#solution}}
      if (path == null) continue;
      out.append(path.size() - 1).append('\n');
      for (int i = 1; i < path.size(); ++i) {
        int from = Long.numberOfTrailingZeros(path.get(i - 1) & ~path.get(i));
        int to = Long.numberOfTrailingZeros(path.get(i) & ~path.get(i - 1));
        out.append(from / 8 + 1).append(' ').append(from % 8 + 1).append(' ');
        out.append(to / 8 + 1).append(' ').append(to % 8 + 1).append('\n');
      }
{{/solution}}
    }
    System.out.print(out);
  }
}
