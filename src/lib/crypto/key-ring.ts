import { createHash } from 'node:crypto'

/** Keys of 32 bytes as 64 hexadecimal characters: the current one seals, all of them open. */
export interface KeyRing {
  current: string
  old: readonly string[]
}

/** Names a key without telling it. */
export const keyIdOf = (keyHex: string): string =>
  createHash('sha256').update(Buffer.from(keyHex, 'hex')).digest('hex').slice(0, 8)

/** The key of the ring with this id. */
export const keyOf = (keys: KeyRing, id: string | undefined): string | undefined =>
  [keys.current, ...keys.old].find((key) => keyIdOf(key) === id)
