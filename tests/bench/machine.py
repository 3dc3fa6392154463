"""What a figure depends on besides the program: processor, compiler, flags, load."""

import datetime
import os
import platform
import subprocess
from pathlib import Path


def first_line(*command: str) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return done.stdout.split("\n", 1)[0].strip()


def cpu() -> str:
    fields: dict[str, str] = {}
    for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
        name, _, value = line.partition(":")
        fields.setdefault(name.strip(), value.strip())
    model = fields.get("model name", platform.machine())
    numbers = [fields[key] for key in ("cpu family", "model", "stepping") if key in fields]
    if numbers:
        model += f" (family/model/stepping {'/'.join(numbers)})"
    if "hypervisor" in fields.get("flags", "").split():
        model += ", in a virtual machine"
    return model


def memory() -> str:
    kib = int(Path("/proc/meminfo").read_text("ascii").split()[1])
    return f"{kib / 1024 / 1024:.0f} GiB"


def load() -> str:
    return " ".join(Path("/proc/loadavg").read_text("ascii").split()[:3])


def cmake_cache(build: Path) -> dict[str, str]:
    entries = {}
    for line in (build / "CMakeCache.txt").read_text("utf-8").splitlines():
        name, separator, value = line.partition("=")
        if separator and not line.startswith(("#", "/")):
            entries[name.partition(":")[0]] = value
    return entries


def commit(root: Path) -> str:
    name = first_line("git", "-C", str(root), "rev-parse", "--short=12", "HEAD")
    if name == "unknown":
        return name
    changed = first_line("git", "-C", str(root), "status", "--porcelain", "--untracked-files=no")
    return name + (" and changes that are not committed" if changed else "")


def describe(root: Path, build: Path) -> dict[str, str]:
    cache = cmake_cache(build)
    kind = cache.get("CMAKE_BUILD_TYPE", "")
    flags = [cache.get("CMAKE_CXX_FLAGS", ""), cache.get(f"CMAKE_CXX_FLAGS_{kind.upper()}", "")]
    return {
        "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC"),
        "commit": commit(root),
        "CPU": cpu(),
        "processors": f"{len(os.sched_getaffinity(0))} of {os.cpu_count()}",
        "memory": memory(),
        "system": f"{platform.system()} {platform.release()}",
        "compiler": first_line(cache.get("CMAKE_CXX_COMPILER", "c++"), "--version"),
        "flags": f"{kind}: {' '.join(filter(None, flags))}",
        "load before": load(),
    }
