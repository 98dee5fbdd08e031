#!/bin/sh
# Signs attnviz.app, puts it into a disk image, has Apple check it, and attaches the answer.
#
#   packaging/macos/sign.sh dist/attnviz.app VERSION OUT
#
# With SIGNING_IDENTITY ("Developer ID Application: ...") unset, the app is signed ad hoc: it runs
# where it was built, and elsewhere after a right click and Open. With NOTARY_PROFILE unset (made by
# xcrun notarytool store-credentials), nothing is sent to Apple.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
app=$1
version=$2
out=$3
identity=${SIGNING_IDENTITY:--}
image=$out/attnviz-$version-$(uname -m).dmg

stamp=--timestamp
[ "$identity" != - ] || stamp=--timestamp=none

sign() { codesign --force "$stamp" --options runtime --sign "$identity" "$@"; }

# From the inside out; --deep would give every library the program's rights.
find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) | while read -r library; do
    sign "$library"
done
find "$app/Contents/Frameworks" -type d -name '*.framework' | while read -r framework; do
    sign "$framework"
done
sign --entitlements "$here/entitlements.plist" "$app"
codesign --verify --strict --deep --verbose=2 "$app"

staging=$(mktemp -d)
trap 'rm -rf "$staging"' EXIT
cp -R "$app" "$staging/"
ln -s /Applications "$staging/Applications"
mkdir -p "$out"
hdiutil create -volname attnviz -srcfolder "$staging" -fs HFS+ -format UDZO -ov "$image"
[ "$identity" = - ] || codesign --force --timestamp --sign "$identity" "$image"

if [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
    xcrun stapler validate "$image"
    spctl --assess --type open --context context:primary-signature --verbose "$image"
fi
ls -l "$image"
