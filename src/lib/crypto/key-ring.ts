import { createHash } from 'node:crypto'

/** Keys of 32 bytes as 64 hexadecimal characters. The current one seals; all of them open. */
export interface KeyRing {
  current: string
  old: readonly string[]
}

/** Identifies a key without revealing it. */
export const keyIdOf = (keyHex: string): string =>
  createHash('sha256').update(Buffer.from(keyHex, 'hex')).digest('hex').slice(0, 8)

export const keyOf = (keys: KeyRing, id: string | undefined): string | undefined =>
  [keys.current, ...keys.old].find((key) => keyIdOf(key) === id)
