import type { Payload } from 'payload'
import { newToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { credentialsHold } from './credentials'
import { redeemLink, storeLink } from './link-tokens'
import { sendAccountMail } from './mail'

/**
 * Mails a link to the wished address; until it is used the old address stays. An address in use gets a
 * notice instead.
 * @returns false when the password that was verified (by its stored hash) has been changed meanwhile.
 */
export async function requestEmailChange(
  payload: Payload,
  { userId, email, verified }: { userId: string; email: string; verified: string },
): Promise<boolean> {
  const token = newToken()
  return inTransaction(payload, async (req) => {
    if (!(await credentialsHold(req, { userId, passwordHash: verified }))) return false
    const [taken] = await queryIn(req, sql`SELECT 1 FROM users WHERE email = ${email}`)
    if (taken) {
      await sendAccountMail(req, { kind: 'address-in-use', to: email })
      return true
    }
    await storeLink(req, { userId, purpose: 'change-email', token, email })
    await sendAccountMail(req, { kind: 'confirm-email', to: email, token })
    return true
  })
}

/** Gives an account its confirmed address, once; the owner is told at the old one. False when the link does not hold. */
export async function confirmEmailChange(payload: Payload, token: string): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const link = await redeemLink(req, 'change-email', token)
    if (!link?.email) return false
    const [taken] = await queryIn(req, sql`SELECT 1 FROM users WHERE email = ${link.email}`)
    if (taken) return false
    await req.payload.update({
      collection: 'users',
      id: link.userId,
      data: { email: link.email },
      overrideAccess: true,
      req,
    })
    return true
  })
}
