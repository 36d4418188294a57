import { and, eq, inArray, not, or, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { siteKeys } from '@/lib/crypto/site-keys'
import { lower } from '@/lib/db/expressions'
import {
  account_sign_ups,
  booking_arrivals,
  idempotency_keys,
  leads,
  next_steps,
  sent_mails,
  work_notes,
} from '@/lib/db/own-tables'
import { queryIn } from '@/lib/db/query'
import { transactionOf } from '@/lib/db/transaction'
import { openedJob, sealedJobs } from '@/lib/jobs/sealed-jobs'
import { security_events } from '@/payload-generated-schema'
import { stopDeliveriesNaming } from '../webhook/deliveries'
import { mayName, type Named, namesPerson, readable, withoutPerson } from './named'
import type { PersonIds } from './records'

/** The calendar's jobs carry no person and must still remove the calls. */
async function eraseJobs(req: PayloadRequest, person: Named): Promise<number> {
  const db = await transactionOf(req)
  const isSealed = sql`data ?| ${sql.param(sealedJobs.map(({ name }) => name))}::text[]`
  const jobs = await queryIn<{ id: string; data: Record<string, unknown> | null; output: unknown }>(
    req,
    sql`SELECT id, data, output FROM jobs.job WHERE name <> 'calendar-push'
        AND (${isSealed} OR ${mayName(sql`concat(data::text, ' ', output::text)`, person)})`,
  )
  const theirs = jobs.flatMap(({ id, data }) =>
    namesPerson(openedJob(data ?? {}, siteKeys), person) ? [id] : [],
  )
  if (theirs.length > 0) await db.execute(sql`DELETE FROM jobs.job WHERE ${inArray(sql`id`, theirs)}`)
  // A job of others goes on, without the error that names the person.
  const naming = jobs.flatMap(({ id, output }) =>
    !theirs.includes(id) && namesPerson(output, person) ? [id] : [],
  )
  if (naming.length > 0)
    await db.execute(sql`UPDATE jobs.job SET output = NULL WHERE ${inArray(sql`id`, naming)}`)
  return theirs.length
}

async function eraseStoredAnswers(req: PayloadRequest, person: Named): Promise<number> {
  const db = await transactionOf(req)
  const { scope, keyHash, body } = idempotency_keys
  const answers = await db
    .select({ scope, keyHash, body })
    .from(idempotency_keys)
    .where(mayName(sql`${body}`, person))
  const theirs = answers.filter((answer) => namesPerson(readable(answer.body), person))
  for (const answer of theirs)
    await db.delete(idempotency_keys).where(and(eq(scope, answer.scope), eq(keyHash, answer.keyHash)))
  return theirs.length
}

/**
 * Events of the person's account are deleted. Failed sign-ins to it, and events of others that name the person, stay without the
 * address and the account: they are traces of an attack (docs/decisions/0140).
 */
async function eraseEvents(req: PayloadRequest, person: Named, users: string[]) {
  const db = await transactionOf(req)
  const { id, type, userId, message, details } = security_events
  const isOwn = inArray(userId, users)
  const isAttempt = eq(type, 'auth_attempt')
  const deleted = await db.delete(security_events).where(and(isOwn, not(isAttempt)))
  const found = await db
    .select({ id, userId, message, details })
    .from(security_events)
    .where(or(isOwn, mayName(sql`concat(${message}, ' ', ${details}::text)`, person)))
  const naming = found.filter(
    (event) => users.includes(event.userId ?? '') || namesPerson([event.message, event.details], person),
  )
  for (const event of naming)
    await db
      .update(security_events)
      .set({
        userId: users.includes(event.userId ?? '') ? null : event.userId,
        message: withoutPerson(event.message, person),
        details: withoutPerson(event.details, person),
      })
      .where(eq(id, event.id))
  return { securityEvents: deleted.rowCount ?? 0, keptEvents: naming.length }
}

/** Deletes what names the person outside of their documents. @returns the numbers of rows; `keptEvents` stay without the person */
export async function eraseTraces(req: PayloadRequest, email: string, ids: PersonIds) {
  const db = await transactionOf(req)
  const { projects: _, ...own } = ids
  const person = { email, ids: Object.values(own).flat() }
  const jobs = await eraseJobs(req, person)
  const webhookDeliveries = await stopDeliveriesNaming(
    req,
    (text) => mayName(text, person),
    (body) => namesPerson(readable(body), person),
  )
  const storedAnswers = await eraseStoredAnswers(req, person)
  const mails = await db
    .delete(sent_mails)
    .where(or(eq(lower(sent_mails.recipient), email), inArray(sent_mails.aboutId, person.ids)))
  await db.delete(work_notes).where(eq(work_notes.person, email))
  await db.delete(next_steps).where(eq(next_steps.person, email))
  await db.delete(leads).where(eq(leads.person, email))
  await db.delete(account_sign_ups).where(eq(lower(account_sign_ups.email), email))
  await db.delete(booking_arrivals).where(inArray(booking_arrivals.bookingId, ids.bookings))
  const events = await eraseEvents(req, person, ids.users)
  return { jobs, webhookDeliveries, storedAnswers, mails: mails.rowCount ?? 0, ...events }
}
