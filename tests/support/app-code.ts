import { Secret, TOTP } from 'otpauth'

/** The code that the authenticator app shows after some half minutes. */
export const appCode = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 })
