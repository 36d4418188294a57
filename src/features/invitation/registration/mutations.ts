import { and, eq, gt } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { sendAccountMail } from '@/features/account/mail'
import { assigneeOfInquiry } from '@/features/queue/assignment'
import { recordChange } from '@/features/security/record-change'
import { sourceColumns } from '@/features/source/schema'
import { sendEvent } from '@/features/webhook/send-event'
import { hashToken } from '@/lib/crypto/token'
import { NOW } from '@/lib/db/expressions'
import { asSite } from '@/lib/db/local-api'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { invitations } from '@/payload-generated-schema'
import type { Registration } from '../schema'

/** Accepts an invitation once. Whoever works on an inquiry of the address gets it. The phone number is only mailed. @returns undefined for an invalid link */
export async function register(actor: PayloadRequest, { token, phone, ...answers }: Registration) {
  return inTransaction(actor, async (req) => {
    const { tokenHash, status, expiresAt, email } = invitations
    const db = await transactionOf(req)
    const [invitation] = await db
      .update(invitations)
      .set({ status: 'accepted', updatedAt: NOW })
      .where(and(eq(tokenHash, hashToken(token)), eq(status, 'pending'), gt(expiresAt, NOW)))
      .returning({ id: invitations.id, email })
    if (!invitation) return undefined
    await recordChange(req, {
      action: 'UPDATE',
      tableName: 'invitations',
      recordId: invitation.id,
      before: { status: 'pending' },
      after: { status: 'accepted' },
    })
    const { id } = await req.payload.create({
      collection: 'client-registrations',
      data: {
        ...answers,
        invitation: invitation.id,
        status: 'new',
        assignee: (await assigneeOfInquiry(req, invitation.email)) ?? null,
      },
      ...asSite(req),
    })
    await req.payload.update({
      collection: 'users',
      where: { email: { equals: invitation.email.toLowerCase() }, companyName: { exists: false } },
      data: { companyName: answers.companyName },
      ...asSite(req),
    })
    await sendAccountMail(req, {
      kind: 'registration',
      registration: {
        ...answers,
        id,
        email: invitation.email,
        phone: phone ?? '',
        currentChallenges: answers.currentChallenges ?? '',
      },
    })
    await sendAccountMail(req, {
      kind: 'registration-received',
      to: invitation.email,
      name: answers.fullName,
    })
    await sendEvent(req, 'registration.created', () => ({
      ...answers,
      id,
      email: invitation.email,
      currentChallenges: answers.currentChallenges ?? null,
      ...sourceColumns(answers),
    }))
    return { id, email: invitation.email }
  })
}
