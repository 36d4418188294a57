import { crc32 } from 'node:zlib'
import { newToken } from '@/lib/crypto/token'

/** Secret scanners find leaked keys by it. */
const PREFIX = 'qw_live_'
const SHAPE = /^qw_live_([\w-]{43})([0-9a-z]{7})$/
const HINT_LENGTH = PREFIX.length + 4

const checksum = (secret: string) => crc32(secret).toString(36).padStart(7, '0')

/** A new key: 32 random bytes and their checksum, after a readable prefix. */
export function newKey(): { token: string; hint: string } {
  const secret = newToken()
  const token = `${PREFIX}${secret}${checksum(secret)}`
  return { token, hint: token.slice(0, HINT_LENGTH) }
}

/** The key that a request names, whether it is right or not. */
export const sentKey = (headers: Pick<Headers, 'get'>): string | undefined =>
  /^Bearer\s+(qw_\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1]

/** Mistyped and made-up keys are rejected without a question to the database. */
export function couldBeKey(token: string): boolean {
  const [, secret = '', sum] = SHAPE.exec(token) ?? []
  return sum !== undefined && checksum(secret) === sum
}
