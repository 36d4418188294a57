import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type KeyRing, keyIdOf, keyOf } from './key-ring'

const FORMAT = 'v1'

const associated = (purpose: string) => Buffer.from(`${FORMAT}.${purpose}`)

/**
 * Encrypts `plain` with AES-256-GCM and the current key. `purpose` is bound to the result: a value sealed for one purpose
 * cannot be opened for another.
 */
export function seal(plain: string, purpose: string, keys: KeyRing): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(keys.current, 'hex'), iv)
  cipher.setAAD(associated(purpose))
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return [FORMAT, keyIdOf(keys.current), iv.toString('base64url'), body.toString('base64url')].join('.')
}

export const isSealedNow = (sealed: string, keys: KeyRing): boolean =>
  sealed.split('.')[1] === keyIdOf(keys.current)

/**
 * Decrypts what `seal` returned, with the key that it names.
 * @throws Error if the value was changed, or sealed for another purpose or with an unknown key.
 */
export function unseal(sealed: string, purpose: string, keys: KeyRing): string {
  const [format, keyId, iv, body] = sealed.split('.')
  if (format !== FORMAT || !keyId || !iv || !body) throw new Error('Not a sealed value')
  const key = keyOf(keys, keyId)
  if (!key) {
    throw new Error(
      `Sealed with another ENCRYPTION_KEY (${keyId}). Put that key into ENCRYPTION_KEYS_OLD; SECURITY.md says how keys are changed.`,
    )
  }
  const bytes = Buffer.from(body, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), Buffer.from(iv, 'base64url'))
  decipher.setAAD(associated(purpose))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8')
}
