"""Check bills of materials against CycloneDX's schema: python packaging/bundle/valid.py FILE...

The library with the schema is not part of the app: packaging/release-tools.txt has it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from cyclonedx.schema import SchemaVersion  # type: ignore[import-not-found, unused-ignore]
from cyclonedx.validation.json import JsonStrictValidator  # type: ignore[import-not-found, unused-ignore]


def main(names: list[str]) -> int:
    """Print what is wrong; return the exit status."""
    validator = JsonStrictValidator(SchemaVersion.V1_6)
    wrong = {name: validator.validate_str(Path(name).read_text(encoding="utf-8")) for name in names}
    for name, problem in wrong.items():
        print(f"{'FAILED' if problem else 'passed'}  {name} {problem or ''}".rstrip())
    return 1 if any(wrong.values()) or not wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
