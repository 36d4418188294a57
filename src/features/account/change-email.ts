import type { Payload, PayloadRequest } from 'payload'
import { newToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { redeemLink, storeLink } from './link-tokens'
import { sendAccountMail } from './mail'

/** Mails a link to the wished address; until it is used the old address stays. An address in use gets a notice instead. */
export async function requestEmailChange(req: PayloadRequest, userId: string, email: string): Promise<void> {
  const token = newToken()
  await inTransaction(req.payload, async (transaction) => {
    const [taken] = await queryIn(transaction, sql`SELECT 1 FROM users WHERE email = ${email}`)
    if (taken) return sendAccountMail(transaction, { kind: 'already-registered', to: email })
    await storeLink(transaction, { userId, purpose: 'change-email', token, email })
    return sendAccountMail(transaction, { kind: 'confirm-email', to: email, token })
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
