import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}

/** The few kinds of CBOR (RFC 8949) that WebAuthn needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
}

/** A public key of P-256 as COSE (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

const PRESENT = 0x01
const VERIFIED = 0x04
const NEW_CREDENTIAL = 0x40

/** What an authenticator or a browser may do wrong. */
export interface Misuse {
  origin?: string
  rpId?: string
  type?: string
  verified?: boolean
  counter?: number
  userHandle?: string
}

interface Asked {
  attempt: string
  options: { challenge: string; user?: { id: string } }
}

/** A passkey in memory, as a browser and its authenticator would answer together. */
export function softPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  // Of no account, until it is made for one.
  let owner = base64url(randomBytes(16))

  const clientData = (type: string, challenge: string, misuse: Misuse) =>
    Buffer.from(
      JSON.stringify({
        type: misuse.type ?? type,
        challenge,
        origin: misuse.origin ?? origin,
        crossOrigin: false,
      }),
    )
  function authenticatorData(flags: number, misuse: Misuse): Buffer {
    counter = misuse.counter ?? counter + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const present = misuse.verified === false ? PRESENT : PRESENT | VERIFIED
    return Buffer.concat([
      sha256(misuse.rpId ?? new URL(origin).hostname),
      Buffer.from([flags | present]),
      count,
    ])
  }
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' }

  return {
    id: credential.id,
    /** Answers a request for a new passkey. */
    create({ attempt, options }: Asked, misuse: Misuse = {}) {
      owner = options.user?.id ?? owner
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([
        authenticatorData(NEW_CREDENTIAL, misuse),
        ...[Buffer.alloc(16), length, id, coseKey(publicKey)],
      ])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, misuse)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      }
      return { attempt, response: { ...credential, response } }
    },
    /** Answers a request for a passkey. */
    sign({ attempt, options }: Asked, misuse: Misuse = {}) {
      const data = authenticatorData(0, misuse)
      const client = clientData('webauthn.get', options.challenge, misuse)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: misuse.userHandle ?? owner,
      }
      return { attempt, response: { ...credential, response } }
    },
  }
}
