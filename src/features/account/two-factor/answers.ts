import * as z from 'zod/mini'

export const twoFactor = z.object({
  enabled: z.boolean(),
  app: z.boolean(),
  passkeys: z.boolean(),
  recoveryCodesLeft: z.number(),
})

export const enrolment = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.string().check(z.describe('The QR code of `uri` as a data address')),
})

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
