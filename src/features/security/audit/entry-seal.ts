import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type KeyRing, keyIdOf, keyOf } from '@/lib/crypto/key-ring'

/** All values of an entry's writer. The database sets number and time, which are in the chain. */
export interface SealedPart {
  id: string
  action: 'INSERT' | 'UPDATE' | 'DELETE'
  tableName: string
  recordId: string | null
  userId: string | null
  oldValues: unknown
  newValues: unknown
  ipAddress: string | null
  userAgent: string | null
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name as keyof typeof value])}`).join(',')}}`
}

/** A derived key, so that a log's seal has no other use. */
const logKey = (keyHex: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(keyHex, 'hex'), '', 'quickwin audit log', 32))

const digest = (keyHex: string, text: string) => createHmac('sha256', logKey(keyHex)).update(text).digest()

export const macOf = (text: string, { current }: KeyRing): string =>
  `${keyIdOf(current)}.${digest(current, text).toString('base64url')}`

export function checkMac(text: string, mac: string, keys: KeyRing): 'right' | 'wrong' | 'unknown key' {
  const [keyId, body = ''] = mac.split('.')
  const key = keyOf(keys, keyId)
  if (!key) return 'unknown key'
  const [given, wanted] = [Buffer.from(body, 'base64url'), digest(key, text)]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? 'right' : 'wrong'
}

export const sealedText = (entry: SealedPart): string =>
  canonical([
    'entry',
    entry.id,
    entry.action,
    entry.tableName,
    entry.recordId,
    entry.userId,
    entry.oldValues,
    entry.newValues,
    entry.ipAddress,
    entry.userAgent,
  ])
