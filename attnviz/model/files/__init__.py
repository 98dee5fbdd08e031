"""Files read and written: `.attn` lessons and saved work, safely."""
