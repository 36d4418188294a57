import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { linkProjects } from '@/features/project/mutations'
import { newToken } from '@/lib/crypto/token'
import { hasRow } from '@/lib/db/has-row'
import { asSite } from '@/lib/db/local-api'
import { inTransaction } from '@/lib/db/transaction'
import { users } from '@/payload-generated-schema'
import { accountLimits, mayMail } from '../limits'
import { redeemLink, storeLink } from '../link/mutations'
import { sendAccountMail } from '../mail'
import { type Credentials, credentialsHold } from '../password/queries'

const isTaken = (req: PayloadRequest, email: string) => hasRow(req, users, eq(users.email, email))

/** Mails a link to the new address. @returns false if the verified credentials have changed. */
export async function requestEmailChange(
  actor: PayloadRequest,
  { email, verified }: { email: string; verified: Credentials },
): Promise<boolean> {
  const token = newToken()
  const mayBeMailed = await mayMail(actor, accountLimits.emailChange, email)
  return inTransaction(actor, async (req) => {
    if (!(await credentialsHold(req, verified))) return false
    if (!mayBeMailed) return true
    if (await isTaken(req, email)) {
      await sendAccountMail(req, { kind: 'address-in-use', to: email })
      return true
    }
    await storeLink(req, { userId: verified.userId, purpose: 'change-email', token, email })
    await sendAccountMail(req, { kind: 'confirm-email', to: email, token })
    return true
  })
}

/** Sets the confirmed address once and mails the old one. @returns false if the link is invalid. */
export async function confirmEmailChange(actor: PayloadRequest, token: string): Promise<boolean> {
  return inTransaction(actor, async (req) => {
    const link = await redeemLink(req, 'change-email', token)
    if (!link?.email) return false
    if (await isTaken(req, link.email)) return false
    const owner = await req.payload.findByID({ collection: 'users', id: link.userId, ...asSite(req) })
    req.user = { ...owner, collection: 'users' }
    const data = { email: link.email }
    await req.payload.update({ collection: 'users', id: link.userId, data, ...asSite(req) })
    await linkProjects(req, { userId: link.userId, email: link.email })
    return true
  })
}
