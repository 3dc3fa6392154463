#!/usr/bin/env python3
"""Pairs of Solitaire positions at every distance from 0 to 12, by plain breadth-first search.

    python3 distances.py FOLDER

writes into FOLDER: distances.txt (30 pairs at each distance), distances.csv (the least number of
moves, and of the shortest move sequences the one that comes first as a list of (from, to)) and
distances.ans (reachable in at most 8 moves or not). Takes about a minute.

Starts are uniform at random; each gets one target at every distance, uniform among all there.
"""
import os
import random
import sys

SIDE = 8
PIECES = 4
DISTANCES = range(13)
STARTS = 30
LIMIT = 8


def around(field):
    """(neighbour, field behind it or None) for each direction; fields are row * 8 + column."""
    row, column = divmod(field, SIDE)
    for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        near = (row + down, column + right)
        far = (row + 2 * down, column + 2 * right)
        fields = [r * SIDE + c if 0 <= r < SIDE and 0 <= c < SIDE else None for r, c in (near, far)]
        if fields[0] is not None:
            yield fields


AROUND = [list(around(field)) for field in range(SIDE * SIDE)]


def moves(state):
    """(from, to) of every move; a state is a number with the bits of the four fields."""
    rest = state
    while rest:
        piece = rest.bit_length() - 1
        rest ^= 1 << piece
        for near, far in AROUND[piece]:
            if not state >> near & 1:
                yield piece, near
            elif far is not None and not state >> far & 1:
                yield piece, far


def layers(start):
    """The lists of states at distance 0, 1, 2, ... and the distance of every state in them."""
    distance = {start: 0}
    found = [[start]]
    for d in DISTANCES[1:]:
        found.append([])
        for state in found[d - 1]:
            for a, b in moves(state):
                after = state ^ 1 << a ^ 1 << b
                if after not in distance:
                    distance[after] = d
                    found[d].append(after)
    return found, distance


def first_solution(start, target, distance):
    """The shortest move sequence that comes first as a list of (from, to)."""
    toward = {target}  # the states of all shortest sequences
    last = {target}
    while start not in toward:
        last = {state ^ 1 << a ^ 1 << b for state in last for a, b in moves(state)
                if distance.get(state ^ 1 << a ^ 1 << b) == distance[state] - 1}
        toward |= last
    state, words = start, []
    while state != target:
        a, b = min((a, b) for a, b in moves(state)
                   if state ^ 1 << a ^ 1 << b in toward
                   and distance[state ^ 1 << a ^ 1 << b] == distance[state] + 1)
        state ^= 1 << a ^ 1 << b
        step = abs(a - b) in (1, SIDE)
        words.append("r%dc%d%sr%dc%d" % (a // SIDE + 1, a % SIDE + 1, "-" if step else "x",
                                         b // SIDE + 1, b % SIDE + 1))
    return " ".join(words)


def text(state, generator):
    """The four pieces in a random order, as `row column` each."""
    fields = [field for field in range(SIDE * SIDE) if state >> field & 1]
    generator.shuffle(fields)
    return " ".join("%d %d" % (field // SIDE + 1, field % SIDE + 1) for field in fields)


def main():
    generator = random.Random(1198)
    pairs = [[] for _ in DISTANCES]
    for _ in range(STARTS):
        start = sum(1 << field for field in generator.sample(range(SIDE * SIDE), PIECES))
        found, distance = layers(start)
        for d in DISTANCES:
            target = generator.choice(found[d])
            lines = text(start, generator) + "\n" + text(target, generator) + "\n"
            pairs[d].append((lines, first_solution(start, target, distance)))

    def open_file(name):
        return open(os.path.join(sys.argv[1], name), "w", newline="\n")

    with open_file("distances.txt") as inputs, open_file("distances.csv") as costs, \
            open_file("distances.ans") as answers:
        costs.write('"record","cost","solution"\n')
        record = 0
        for d in DISTANCES:
            for lines, solution in pairs[d]:
                record += 1
                inputs.write(lines)
                costs.write("%d,%d,%s\n" % (record, d, solution))
                answers.write("YES\n" if d <= LIMIT else "NO\n")


if __name__ == "__main__":
    main()
