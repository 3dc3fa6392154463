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
