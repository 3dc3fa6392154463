Packages: the same seed gives the same bytes, whatever is around the program.

  $ forms=kattis,icpc-2025,domjudge,polygon,hydro,fps,plain
  $ make() { # FOLDER OPTIONS...: zips of all forms in a new folder, and their hashes
  >   mkdir -p "$1" && (cd "$1" && shift && boardmill generate "$@" --package $forms -o p.zip -q && sha256sum p-*.zip)
  > }
  $ for problem in poj1681 'poj1753 --size 3x3 --print solution'; do
  >   name=${problem%% *}
  >   make $name-here $problem --seed 5 -j 1 > $name
  >   wc -l < $name
  >   make $name-j4 $problem --seed 5 -j 4 | cmp - $name
  >   LC_ALL=C TZ=UTC make $name-c $problem --seed 5 | cmp - $name
  >   (umask 077; LANG=de_DE.UTF-8 TZ=Pacific/Kiritimati make $name-de/deeper $problem --seed 5) | cmp - $name
  >   touch -d 2001-01-01 $name-here/p-*.zip
  >   make $name-here $problem --seed 5 --force | cmp - $name
  >   make $name-other $problem --seed 6 | cut -d ' ' -f 1 | sort | comm -12 - <(cut -d ' ' -f 1 $name | sort) | wc -l
  > done
  7
  0
  7
  0

A folder has the files of the zip, and a form alone those that it has in company.

  $ boardmill generate poj1681 --package $forms -o p --seed 5 -q
  $ mkdir alone
  $ for form in ${forms//,/ }; do
  >   mkdir zip-$form && (cd zip-$form && unzip -q ../poj1681-here/p-$form.zip)
  >   inside=(zip-$form/flipsquare) && [[ -e $inside ]] || inside=zip-$form
  >   diff -r p-$form $inside
  >   boardmill generate poj1681 --package $form -o alone/p-$form --seed 5 -q
  >   diff -r p-$form alone/p-$form
  > done

The command that a package tells makes it again.

  $ grep '^command: ' p-kattis/.boardmill | sed 's/^command: //' | tee command
  boardmill generate poj1681 --package kattis --per-file 10 --seed 5
  $ bash -c "$(cat command) -o again -q" && diff -r p-kattis again
