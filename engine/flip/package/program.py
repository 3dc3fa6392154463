# {{name}}: {{idea}}
import sys


{{solver}}

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
