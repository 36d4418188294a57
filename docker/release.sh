#!/bin/sh
# Builds both images of the version in package.json for amd64 and arm64, and pushes them with a list of their packages (SBOM)
# and a record of how they were built (provenance):
#   docker/release.sh [--dry-run] registry.example/team/quickwin
# Only --dry-run, which prints the commands, has been run so far: no registry and no builder for two platforms was at hand.
set -eu
cd "$(dirname "$0")/.."

run() {
	echo "$*"
	[ "$dry" = yes ] || "$@"
}
fail() {
	echo "$*" >&2
	exit 1
}

dry=no
if [ "${1:-}" = --dry-run ]; then
	dry=yes
	shift
fi
image=${1:-}
case "$image" in
*/*) ;;
*) fail "Name the image with its registry, such as registry.example/team/quickwin" ;;
esac
version=$(sed -n 's/^  "version": "\([0-9.]*\)",$/\1/p' package.json)
[ -n "$version" ] || fail "package.json has no version such as 1.0.0"
grep -q "^## \[$version\] - " CHANGELOG.md || fail "CHANGELOG.md has no section for $version"
if [ "$dry" = no ]; then
	[ -z "$(git status --porcelain)" ] || fail "There are changes that are not committed"
	git tag --points-at HEAD | grep -qFx "v$version" || fail "This commit has no tag v$version"
fi

# build NAME [FURTHER OPTIONS]
build() {
	name=$1
	shift
	run docker buildx build --platform linux/amd64,linux/arm64 --sbom=true --provenance=mode=max \
		--tag "$name:$version" --tag "$name:latest" --push "$@" .
}
build "$image"
build "$image-tools" --target tools
