#!/bin/sh
# Makes the secrets of docker-compose.yml in the folder ./secrets, once: what is there stays as it is.
set -eu
cd "$(dirname "$0")/.."
umask 077
mkdir -p secrets

make() {
	[ -e "secrets/$1" ] && return
	# 32 random bytes as 64 hexadecimal characters.
	od -An -N32 -tx1 /dev/urandom | tr -d ' \n' >"secrets/$1"
	# The containers read them as other users; the folder is closed to all others.
	chmod 644 "secrets/$1"
	echo "made secrets/$1"
}
make payload_secret
make encryption_key
make database_password
make s3_access_key_id
make s3_secret_access_key
echo "Keep a copy of the folder secrets somewhere else: without encryption_key, links in sent mails, second factors and the calendar's connection are lost."
