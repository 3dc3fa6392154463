Every rule of check_includes can fail.

  $ check() { "$TESTDIR/check_includes" "$1"; }
  $ put() { mkdir -p "$(dirname "$1")"; printf '#include %s\n' "${@:2}" > "$1"; }

An empty tree is not a clean one.

  $ mkdir empty
  $ check empty
  engine: nothing to check
  io: nothing to check
  cli: nothing to check
  [1]

A tree that keeps the rules.

  $ put good/engine/list.cpp '"engine/chess/board.h"' '"engine/list.h"' '"engine/puzzle/kinds.h"'
  $ put good/engine/chess/board.h '"engine/puzzle/kinds.h"' '<vector>'
  $ put good/engine/chess/package/validator.cpp '<iostream>'
  $ put good/engine/batch/run.cpp '<oneapi/tbb/task_arena.h>' '"engine/puzzle/kinds.h"'
  $ put good/io/files.cpp '"engine/batch/ports.h"' '<fstream>'
  $ put good/cli/main.cpp '"io/files.h"' '"engine/list.h"' '"cli/version.h"'
  $ check good

Arrows that point the wrong way.

  $ cp -r good bad
  $ put bad/engine/chess/board.h '"io/files.h"' '"cli/version.h"' '"engine/go/board.h"' '"kinds.h"'
  $ put bad/engine/go/board.h '"engine/batch/ports.h"'
  $ put bad/engine/puzzle/kinds.h '"engine/chess/board.h"' '"engine/list.h"'
  $ put bad/io/files.cpp '"cli/version.h"' '"engine/chess/board.h"'
  $ put bad/cli/main.cpp '"engine/chess/board.h"'
  $ check bad
  engine/chess/board.h:1: engine/chess may not include "io/files.h"
  engine/chess/board.h:2: engine/chess may not include "cli/version.h"
  engine/chess/board.h:3: engine/chess may not include "engine/go/board.h"
  engine/chess/board.h:4: engine/chess may not include "kinds.h"
  engine/go/board.h:1: engine/go may not include "engine/batch/ports.h"
  engine/puzzle/kinds.h:1: engine/puzzle may not include "engine/chess/board.h"
  engine/puzzle/kinds.h:2: engine/puzzle may not include "engine/list.h"
  io/files.cpp:1: io may not include "cli/version.h"
  io/files.cpp:2: io may not include "engine/chess/board.h"
  cli/main.cpp:1: cli may not include "engine/chess/board.h"
  [1]

A verifier that knows a solver, or what it builds on does.

  $ cp -r good sharing
  $ put sharing/engine/chess/verifier.cpp '"engine/chess/board.h"' '"engine/chess/solver.h"'
  $ put sharing/engine/chess/board.h '"engine/puzzle/kinds.h"' '"engine/chess/lines.h"' \
  >   '"engine/chess/mistakes/board.h"'
  $ check sharing
  engine/chess/board.h:2: what a verifier builds on may not include "engine/chess/lines.h"
  engine/chess/board.h:3: what a verifier builds on may not include "engine/chess/mistakes/board.h"
  engine/chess/verifier.cpp:2: what a verifier builds on may not include "engine/chess/solver.h"
  [1]

oneTBB outside the batch; an engine that is not pure.

  $ cp -r good impure
  $ put impure/engine/chess/board.h '<tbb/tbb.h>' '<iostream>' '<ctime>' '<sys/stat.h>'
  $ put impure/io/files.cpp '<oneapi/tbb.h>'
  $ check impure
  engine/chess/board.h:1: only engine/batch may include <tbb/tbb.h>
  engine/chess/board.h:2: engine may not include <iostream>
  engine/chess/board.h:3: engine may not include <ctime>
  engine/chess/board.h:4: engine may not include <sys/stat.h>
  io/files.cpp:1: only engine/batch may include <oneapi/tbb.h>
  [1]
