#!/bin/sh
# Installs Cardtable for you alone, under ~/.local: ./install.sh
# Removes it again, and leaves your games:          ./install.sh --remove
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix="$HOME/.local"
data="${XDG_DATA_HOME:-$prefix/share}"
list="$prefix/lib/cardtable/installed"

remove() {
    if [ -f "$list" ]; then
        while IFS= read -r file; do
            rm -f -- "$file"
        done <"$list"
    fi
    rm -rf -- "$prefix/lib/cardtable"
}

# What tells the desktop; a desktop without these tools finds the files by itself.
refresh() {
    if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$data/applications" || true; fi
    if command -v update-mime-database >/dev/null; then update-mime-database "$data/mime" || true; fi
    if command -v gtk-update-icon-cache >/dev/null; then gtk-update-icon-cache -q -t "$data/icons/hicolor" || true; fi
}

if [ "${1:-}" = "--remove" ]; then
    remove
    refresh
    echo "Cardtable is removed. Your games are still in $data/cardtable."
    exit 0
fi
if [ $# -gt 0 ]; then
    echo "usage: $0 [--remove]" >&2
    exit 2
fi

remove
mkdir -p "$prefix/lib" "$prefix/bin" "$data/applications" "$data/mime/packages"
cp -R "$here/lib/cardtable" "$prefix/lib/"
chmod -R u+w "$prefix/lib/cardtable"
ln -sf "$prefix/lib/cardtable/cardtable" "$prefix/bin/cardtable"
echo "$prefix/bin/cardtable" >"$list"
(cd "$here/share" && find . -type f) | sed 's|^\./||' | while IFS= read -r file; do
    mkdir -p "$(dirname -- "$data/$file")"
    cp -f -- "$here/share/$file" "$data/$file"
    chmod u+w -- "$data/$file"
    printf '%s\n' "$data/$file" >>"$list"
done
# A desktop does not look for programs in ~/.local/bin; in a desktop file a path is quoted, and \ and % doubled.
program=$(printf '%s' "$prefix/lib/cardtable/cardtable" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
escaped=$(printf '%s' "$program" | sed 's/[\\&|]/\\&/g')
desktop="$data/applications/@APP_ID@.desktop"
sed "s|^Exec=cardtable|Exec=\"$escaped\"|" "$here/share/applications/@APP_ID@.desktop" >"$desktop"
refresh
echo "Cardtable is installed. You find it among your games, or start it with: $prefix/bin/cardtable"
