import { createHash, randomBytes } from 'node:crypto'

/** A new secret for a link: 32 random bytes as base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token: its SHA-256 in hexadecimal. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
