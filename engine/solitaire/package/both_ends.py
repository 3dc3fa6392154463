# {{name}}: {{idea}}
import sys

# Positions are sets of fields: bit 8 * row + column.
# For each piece, as a bit: the fields one and two steps away in each direction (0: off the board).
STEPS = {}
for row in range(8):
    for column in range(8):
        STEPS[1 << 8 * row + column] = steps = []
        for dr, dc in (-1, 0), (0, -1), (0, 1), (1, 0):
            near, far = [
                1 << 8 * (row + k * dr) + column + k * dc
                if 0 <= row + k * dr < 8 and 0 <= column + k * dc < 8
                else 0
                for k in (1, 2)
            ]
            if near:
                steps.append((near, far))


def moves(position):
    """The positions that one move leads to."""
    rest = position
    while rest:
        piece = rest & -rest
        rest ^= piece
        for near, far in STEPS[piece]:
            if not position & near:
                yield position ^ piece ^ near
            elif far and not position & far:
                yield position ^ piece ^ far


def solve(start, target, limit):
    """Every position from start to target; None: out of reach."""
    if start == target:
        return [start]
    # All positions reached from each end, each with the one before it; the ends take turns.
    before = {start: None}, {target: None}
    last = [[start], [target]]
    for move in range(limit):
        side = move % 2
        own, other, reached = before[side], before[1 - side], []
        for position in last[side]:
            for following in moves(position):
                if following in own:
                    continue
                own[following] = position
                reached.append(following)
                if following in other:
                    return join(before, following)
        last[side] = reached
    return None


def join(before, meeting):
    path = [meeting]
    while before[0][path[-1]] is not None:
        path.append(before[0][path[-1]])
    path.reverse()
    while before[1][path[-1]] is not None:
        path.append(before[1][path[-1]])
    return path


def main():
    numbers = [int(token) for token in sys.stdin.read().split()]
{{#counted}}
    cases = numbers.pop(0)
{{/counted}}
{{#to_end}}
    cases = len(numbers) // 16
{{/to_end}}
{{#one}}
    cases = 1
{{/one}}
    for case in range(cases):
        ends = []
        for at in (16 * case, 16 * case + 8):
            position = 0
            for i in range(at, at + 8, 2):
                position |= 1 << 8 * (numbers[i] - 1) + numbers[i + 1] - 1
            ends.append(position)
        path = solve(ends[0], ends[1], {{limit}})
        print("NO" if path is None else "YES")
{{#solution}}
        if path is None:
            continue
        print(len(path) - 1)
        for one, other in zip(path, path[1:]):
            changed = (one & ~other).bit_length() - 1, (other & ~one).bit_length() - 1
            print(*(number + 1 for field in changed for number in divmod(field, 8)))
{{/solution}}


main()
