import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** OWASP's smallest recommended set for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32
const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

function derive(password: string, nonce: Buffer, parameters: typeof PARAMETERS): Promise<Buffer> {
  return new Promise((done, failed) =>
    argon2(
      'argon2id',
      { message: password.normalize('NFKC'), nonce, tagLength: TAG_LENGTH, ...parameters },
      (error, tag) => (error ? failed(error) : done(tag)),
    ),
  )
}

/** Hashes with argon2id into the usual $-separated form. @param nonce the salt: 16 random bytes */
export async function hashPassword(password: string, nonce = randomBytes(16)): Promise<string> {
  const tag = await derive(password, nonce, PARAMETERS)
  const { memory, passes, parallelism } = PARAMETERS
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

// Compared if there is no account, so that the time is the same.
let nobodysHash: Promise<string> | undefined

/** Verifies a password. Without a stored hash it does the same work, so timing reveals nothing. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(16).toString('hex'))
  const match = FORMAT.exec(stored ?? (await nobodysHash))
  if (!match) return false
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match
  const expected = Buffer.from(tag, 'base64url')
  const actual = await derive(password, Buffer.from(nonce, 'base64url'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  const equal = actual.length === expected.length && timingSafeEqual(actual, expected)
  return equal && Boolean(stored)
}
