import { Secret, TOTP } from 'otpauth'

/** What the authenticator app shows so many half minutes from now. */
export const appCode = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 })
