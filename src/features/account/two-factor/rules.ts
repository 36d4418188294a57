import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

export const generator = (secret: string, issuer: string, label: string) =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })

/** The matching time step, one step early or late included. Undefined if the code is wrong. */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  const delta = generator(secret, '', '').validate({ token: code, window: 1, timestamp: now.getTime() })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

/** Has 80 random bits, so a plain SHA-256 is safe. */
export const newRecoveryCode = () => [...randomBytes(16)].map((byte) => BASE32[byte & 31]).join('')
