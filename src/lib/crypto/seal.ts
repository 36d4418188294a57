import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const FORMAT = 'v1'

const keyIdOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)

/**
 * Encrypts `plain` with AES-256-GCM. `purpose` is bound to the result: what was sealed for one
 * purpose cannot be opened for another.
 * @param keyHex 32 bytes as 64 hexadecimal characters.
 */
export function seal(plain: string, purpose: string, keyHex: string): string {
  const key = Buffer.from(keyHex, 'hex')
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(`${FORMAT}.${purpose}`))
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return [FORMAT, keyIdOf(key), iv.toString('base64url'), body.toString('base64url')].join('.')
}

/**
 * Opens what `seal` made.
 * @throws Error when it was changed, sealed for another purpose or with another key.
 */
export function unseal(sealed: string, purpose: string, keyHex: string): string {
  const [format, keyId, iv, body] = sealed.split('.')
  const key = Buffer.from(keyHex, 'hex')
  if (format !== FORMAT || !iv || !body) throw new Error('Not a sealed value')
  if (keyId !== keyIdOf(key)) throw new Error('Sealed with another ENCRYPTION_KEY')
  const bytes = Buffer.from(body, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
  decipher.setAAD(Buffer.from(`${FORMAT}.${purpose}`))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8')
}
