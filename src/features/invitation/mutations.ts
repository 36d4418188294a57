import { and, eq, lte } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import { env } from '@/env'
import { mailHeldBackSeconds } from '@/features/account/limits'
import { sendAccountMail } from '@/features/account/mail'
import { recordChange } from '@/features/security/record-change'
import { hashToken, newToken } from '@/lib/crypto/token'
import { NOW } from '@/lib/db/expressions'
import { asSite } from '@/lib/db/local-api'
import { lockName } from '@/lib/db/locks'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import { invitations } from '@/payload-generated-schema'
import type { Invitation } from '@/payload-types'
import type { sentInvitation } from './answers'

const DAY_MS = 24 * 60 * 60 * 1000

export type SentInvitation = z.output<typeof sentInvitation>

const linkOf = (token: string) => `${env.SITE_URL}/client-register?token=${token}`

async function expiry(req: PayloadRequest): Promise<string> {
  const { invitationLifetimeDays } = await req.payload.findGlobal({
    slug: 'security-settings',
    ...asSite(req),
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

/** An address's open invitations. Locks the address until the transaction ends. */
async function openInvitations(req: PayloadRequest, email: string): Promise<string[]> {
  await lockName(req, `invitation:${email}`)
  const { id: ownId, status, expiresAt } = invitations
  const isOpen = and(eq(invitations.email, email), eq(status, 'pending'))
  const db = await transactionOf(req)
  const lapsed = await db
    .update(invitations)
    .set({ status: 'expired' })
    .where(and(isOpen, lte(expiresAt, NOW)))
    .returning({ id: ownId })
  for (const { id } of lapsed) {
    await recordChange(req, {
      action: 'UPDATE',
      tableName: 'invitations',
      recordId: id,
      before: { status: 'pending' },
      after: { status: 'expired' },
    })
  }
  const open = await db.select({ id: ownId }).from(invitations).where(isOpen)
  return open.map(({ id }) => id)
}

/** @returns null if a mail was sent, otherwise the seconds until the next mail is allowed */
async function mailInvitation(req: PayloadRequest, mail: { to: string; token: string; expiresAt: string }) {
  const heldBackSeconds = await mailHeldBackSeconds(req, mail.to)
  if (heldBackSeconds === null) await sendAccountMail(req, { kind: 'invitation', ...mail })
  return heldBackSeconds
}

export async function inviteIn(
  req: PayloadRequest,
  { email, subdomain }: { email: string; subdomain: string | null },
) {
  const token = newToken()
  if ((await openInvitations(req, email)).length > 0) return 'open'
  const expiresAt = await expiry(req)
  const made = await req.payload.create({
    collection: 'invitations',
    data: { email, subdomain, status: 'pending', expiresAt, tokenHash: hashToken(token) },
    ...asSite(req),
  })
  const heldBackSeconds = await mailInvitation(req, { to: email, token, expiresAt })
  return { invitation: shown(made), link: linkOf(token), heldBackSeconds }
}

export const createInvitation = (
  actor: PayloadRequest,
  request: { email: string; subdomain: string | null },
) => inTransaction(actor, (req) => inviteIn(req, request))

/** Renews an invitation's link and mails it. 'open' if the address has a newer one. */
export async function resendInvitation(actor: PayloadRequest, id: string) {
  if (!isUuid(id)) return 'unknown'
  const token = newToken()
  return inTransaction(actor, async (req) => {
    const db = await transactionOf(req)
    const isThis = eq(invitations.id, id)
    const [found] = await db.select({ email: invitations.email }).from(invitations).where(isThis)
    if (!found) return 'unknown'
    const open = await openInvitations(req, found.email)
    const [row] = await db
      .select({ status: invitations.status })
      .from(invitations)
      .where(isThis)
      .for('update')
    if (!row) return 'unknown'
    if (row.status === 'accepted') return 'accepted'
    if (open.some((other) => other !== id)) return 'open'
    const expiresAt = await expiry(req)
    const renewed = await req.payload.update({
      collection: 'invitations',
      id,
      data: { status: 'pending', expiresAt, tokenHash: hashToken(token) },
      ...asSite(req),
    })
    const heldBackSeconds = await mailInvitation(req, { to: renewed.email, token, expiresAt })
    return { invitation: shown(renewed), link: linkOf(token), heldBackSeconds }
  })
}
