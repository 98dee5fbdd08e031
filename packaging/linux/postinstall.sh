#!/bin/sh
python3 -m compileall -q /usr/lib/attnviz || true
