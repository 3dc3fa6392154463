def lightest(rows, columns, board):
    """The lightest press set, a number a row; the first cell is the highest bit. None: there is none."""
    # The cells as one number, the first one as the highest bit; each press is a number to be added.
    cells = rows * columns
    start = 0
    for row in board:
        start = start << columns | row
    pivots, kernel = {}, []
    for i in range(cells):
        rest, presses = 0, 1 << cells - 1 - i
        for j in range(cells):
            if i // columns == j // columns or i % columns == j % columns:
                rest |= 1 << cells - 1 - j
        while rest and rest.bit_length() in pivots:
            other_rest, other_presses = pivots[rest.bit_length()]
            rest, presses = rest ^ other_rest, presses ^ other_presses
        if rest:
            pivots[rest.bit_length()] = rest, presses
        else:
            kernel.append(presses)

    best, best_key = None, None
    for colour in {{colours}}:
        rest, presses = start ^ ((1 << cells) - 1 if colour else 0), 0
        while rest and rest.bit_length() in pivots:
            other_rest, other_presses = pivots[rest.bit_length()]
            rest, presses = rest ^ other_rest, presses ^ other_presses
        if rest:
            continue
        for step in range(1 << len(kernel)):
            if step:
                presses ^= kernel[(step & -step).bit_length() - 1]
            key = bin(presses).count("1"), colour, presses
            if best is None or key < best_key:
                best, best_key = presses, key
    if best is None:
        return None
    full = (1 << columns) - 1
    return [best >> columns * (rows - 1 - r) & full for r in range(rows)]
