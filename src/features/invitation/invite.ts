import type { Payload, PayloadRequest } from 'payload'
import { env } from '@/env'
import { sendAccountMail } from '@/features/account/mail'
import { hashToken, newToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { Invitation } from '@/payload-types'

const DAY_MS = 24 * 60 * 60 * 1000

/** What the super admin gets to see once. */
export interface SentInvitation {
  invitation: Pick<Invitation, 'id' | 'email' | 'status' | 'subdomain' | 'expiresAt' | 'createdAt'>
  link: string
}

const linkOf = (token: string) => `${env.SITE_URL}/client-register?token=${token}`

async function expiry(req: PayloadRequest): Promise<string> {
  const { invitationLifetimeDays } = await req.payload.findGlobal({
    slug: 'security-settings',
    depth: 0,
    overrideAccess: true,
    req,
  })
  return new Date(Date.now() + invitationLifetimeDays * DAY_MS).toISOString()
}

const shown = ({ id, email, status, subdomain, expiresAt, createdAt }: Invitation) => ({
  id,
  email,
  status,
  subdomain: subdomain ?? null,
  expiresAt,
  createdAt,
})

/** Invites an address and mails the link. 'open' when it has an invitation that can still be used. */
export async function createInvitation(
  payload: Payload,
  { email, subdomain }: { email: string; subdomain: string | null },
): Promise<SentInvitation | 'open'> {
  const token = newToken()
  return inTransaction(payload, async (req) => {
    // Two at once for one address wait for each other here.
    await queryIn(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`invitation:${email}`}, 1))`)
    await queryIn(
      req,
      sql`UPDATE invitations SET status = 'expired' WHERE email = ${email} AND status = 'pending' AND expires_at <= now()`,
    )
    const [open] = await queryIn(
      req,
      sql`SELECT 1 FROM invitations WHERE email = ${email} AND status = 'pending'`,
    )
    if (open) return 'open'
    const expiresAt = await expiry(req)
    const made = await req.payload.create({
      collection: 'invitations',
      data: { email, subdomain, status: 'pending', expiresAt, tokenHash: hashToken(token) },
      depth: 0,
      overrideAccess: true,
      req,
    })
    await sendAccountMail(req, { kind: 'invitation', to: email, token, expiresAt })
    return { invitation: shown(made), link: linkOf(token) }
  })
}

/**
 * Mails a new link for an invitation that was not accepted, and gives it a new life; the old link is
 * void. 'unknown' when there is none, 'accepted' when it is too late for that.
 */
export async function resendInvitation(
  payload: Payload,
  id: string,
): Promise<SentInvitation | 'unknown' | 'accepted'> {
  const token = newToken()
  return inTransaction(payload, async (req) => {
    const [row] = await queryIn<{ status: string }>(
      req,
      sql`SELECT status FROM invitations WHERE id::text = ${id} FOR UPDATE`,
    )
    if (!row) return 'unknown'
    if (row.status === 'accepted') return 'accepted'
    const expiresAt = await expiry(req)
    const renewed = await req.payload.update({
      collection: 'invitations',
      id,
      data: { status: 'pending', expiresAt, tokenHash: hashToken(token) },
      depth: 0,
      overrideAccess: true,
      req,
    })
    await sendAccountMail(req, { kind: 'invitation', to: renewed.email, token, expiresAt })
    return { invitation: shown(renewed), link: linkOf(token) }
  })
}
