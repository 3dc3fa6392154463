Packages: the same seed gives the same bytes, whatever is around the program.

  $ forms=kattis,icpc-2025,domjudge,polygon,hydro,fps,plain
  $ make() { # FOLDER OPTIONS...: zips of all forms in a new folder, and their hashes
  >   mkdir -p "$1" && (cd "$1" && shift && boardmill generate "$@" --package $forms -o p.zip -q && sha256sum p-*.zip)
  > }
  $ for problem in poj1753 poj1681; do
  >   make $problem-here $problem --seed 5 -j 1 > $problem
  >   wc -l < $problem
  >   make $problem-j4 $problem --seed 5 -j 4 | cmp - $problem
  >   LC_ALL=C TZ=UTC make $problem-c $problem --seed 5 | cmp - $problem
  >   (umask 077; LC_ALL=de_DE.UTF-8 TZ=Pacific/Kiritimati make $problem-de/deeper $problem --seed 5) | cmp - $problem
  >   touch -d 2001-01-01 $problem-here/p-*.zip
  >   (cd $problem-here && boardmill generate $problem --package $forms -o p.zip --seed 5 -q --force && sha256sum p-*.zip) | cmp - $problem
  >   make $problem-other $problem --seed 6 | cut -d ' ' -f 1 | sort | comm -12 - <(cut -d ' ' -f 1 $problem | sort) | wc -l
  > done
  7
  0
  7
  0

A folder has the files of the zip, and a form alone those that it has in company.

  $ boardmill generate poj1753 --package $forms -o p --seed 5 -q
  $ for form in ${forms//,/ }; do
  >   mkdir zip-$form && (cd zip-$form && unzip -q ../poj1753-here/p-$form.zip)
  >   inside=(zip-$form/flipgame) && [[ -e $inside ]] || inside=zip-$form
  >   diff -r p-$form $inside
  >   boardmill generate poj1753 --package $form -o alone/p-$form --seed 5 -q
  >   diff -r p-$form alone/p-$form
  > done

The command that a package tells makes it again.

  $ grep '^command: ' p-kattis/.boardmill | sed 's/^command: //' | tee command
  $ bash -c "$(cat command) -o again -q" && diff -r p-kattis again
