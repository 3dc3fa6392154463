#!/usr/bin/env python3
"""Every 4x4 board of the Flip Game and its answers, by brute force over the press sets.

    python3 all_boards.py FOLDER

writes into FOLDER: all.txt (the 65,536 boards in lexicographic order), and all.ans, all-white.ans
and all-black.ans (the answers in that order, for the goals either, white and black).
"""
import itertools
import os
import sys

SIDE = 4


def press(board, row, column):
    """The board after turning a piece and its neighbours; a board is a tuple of strings."""
    cells = [list(line) for line in board]
    for r, c in ((row, column), (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < SIDE and 0 <= c < SIDE:
            cells[r][c] = "b" if cells[r][c] == "w" else "w"
    return tuple("".join(line) for line in cells)


def fewest_presses(goal):
    """For every board from which `goal` can be reached, the least size of a press set that does it.

    Presses undo themselves: what leads from a board to the goal leads from the goal to the board.
    """
    places = list(itertools.product(range(SIDE), repeat=2))
    reached = {goal: 0}
    boards = [(goal, 0)]  # after every subset of the places so far, with the subset's size
    for row, column in places:
        boards += [(press(board, row, column), size + 1) for board, size in boards]
    for board, size in boards:
        reached[board] = min(size, reached.get(board, size))
    return reached


def main():
    folder = sys.argv[1]
    costs = {colour: fewest_presses((colour * SIDE,) * SIDE) for colour in "wb"}
    rows = ["".join(row) for row in itertools.product("bw", repeat=SIDE)]
    boards = list(itertools.product(rows, repeat=SIDE))

    def write(name, lines):
        with open(os.path.join(folder, name), "w", newline="\n") as file:
            file.writelines(line + "\n" for line in lines)

    write("all.txt", ("\n".join(board) for board in boards))
    for name, colours in (("all.ans", "wb"), ("all-white.ans", "w"), ("all-black.ans", "b")):
        answers = [[costs[c][board] for c in colours if board in costs[c]] for board in boards]
        write(name, (str(min(costs)) if costs else "Impossible" for costs in answers))


if __name__ == "__main__":
    main()
