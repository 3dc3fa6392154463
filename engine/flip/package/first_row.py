# {{name}}: {{idea}}
import sys


def lightest(rows, columns, board):
    """The lightest press set, a number a row; the first cell is the highest bit. None: there is none."""
    full = (1 << columns) - 1

    def chase(state, first):
        """The presses below a first row, and what stays wrong in the last row."""
        presses, above, now = [], 0, first
        for row in state:
            presses.append(now)
            turned = now ^ now << 1 ^ now >> 1 ^ above
            above, now = now, (row ^ turned) & full
        return presses, now

    # Each press of the first row changes the end of the chase by a fixed pattern: elimination.
    pivots, kernel = {}, []
    for column in range(columns):
        first = 1 << column
        rest = chase([0] * rows, first)[1]
        while rest and rest.bit_length() in pivots:
            other_rest, other_first = pivots[rest.bit_length()]
            rest, first = rest ^ other_rest, first ^ other_first
        if rest:
            pivots[rest.bit_length()] = rest, first
        else:
            kernel.append(first)

    best, best_key = None, None
    for colour in {{colours}}:
        state = [row ^ (full if colour else 0) for row in board]
        first, rest = 0, chase(state, 0)[1]
        while rest and rest.bit_length() in pivots:
            other_rest, other_first = pivots[rest.bit_length()]
            rest, first = rest ^ other_rest, first ^ other_first
        if rest:
            continue
        for step in range(1 << len(kernel)):
            if step:
                first ^= kernel[(step & -step).bit_length() - 1]
            presses = chase(state, first)[0]
            key = sum(bin(row).count("1") for row in presses), colour, first
            if best is None or key < best_key:
                best, best_key = presses, key
    return best


def main():
{{#line}}
    tokens = iter(sys.stdin.read().replace("/", " ").split())
{{/line}}
{{^line}}
    tokens = iter(sys.stdin.read().split())
{{/line}}

    def read_board():
{{#fixed}}
        rows, columns = {{rows}}, {{columns}}
{{/fixed}}
{{#square}}
        rows = columns = int(next(tokens))
{{/square}}
{{#headed}}
        rows, columns = int(next(tokens)), int(next(tokens))
{{/headed}}
        cells = ""
        while len(cells) < rows * columns:
            cells += next(tokens)
        board = [0] * rows
        for i, cell in enumerate(cells):
            board[i // columns] = 2 * board[i // columns] + (cell == {{black}})
        return rows, columns, board

{{#counted}}
    for k in range(1, int(next(tokens)) + 1):
        rows, columns, board = read_board()
{{/counted}}
{{#to_end}}
    k = 0
    while True:
        try:
            rows, columns, board = read_board()
        except StopIteration:
            return
        k += 1
{{/to_end}}
{{#one}}
    for _ in range(1):
        rows, columns, board = read_board()
{{/one}}
        presses = lightest(rows, columns, board)
{{#numbered}}
        print("PUZZLE #%d" % k)
{{/numbered}}
        if presses is None:
            print("{{none}}")
            continue
{{^grid}}
        print(sum(bin(row).count("1") for row in presses))
{{/grid}}
{{#grid}}
        for row in presses:
            print(*("1" if row >> columns - 1 - c & 1 else "0" for c in range(columns)))
{{/grid}}
{{#solution}}
        for r, row in enumerate(presses):
            for c in range(columns):
                if row >> columns - 1 - c & 1:
                    print(r + 1, c + 1)
{{/solution}}


main()
