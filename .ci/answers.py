"""Does the server whose first words are in this file serve its page and its games?"""

import re
import sys
from pathlib import Path
from urllib.request import urlopen

found = re.search(r"http://\S+", Path(sys.argv[1]).read_text())
if found is None:
    sys.exit(1)
try:
    page = urlopen(found[0], timeout=5).read()
    games = urlopen(found[0] + "api/games", timeout=5).read()
except OSError:
    sys.exit(1)
sys.exit(0 if b"<html" in page and b"attika" in games else 1)
