import { eq, inArray, or, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { asSite } from '@/lib/db/local-api'
import {
  account_sign_ups,
  booking_arrivals,
  idempotency_keys,
  next_steps,
  sent_mails,
  work_notes,
} from '@/lib/db/own-tables'
import { afterCommit, inTransaction, transactionOf } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import { removeKeptMails } from '@/lib/mail/kept-mail'
import { keptMailFolder } from '@/lib/mail/mailer'
import { bookings, security_events, user_roles } from '@/payload-generated-schema'
import { deleteBooking } from '../booking/change/mutations'
import { bookingById } from '../booking/queries'
import { blockingStatuses } from '../booking/status'
import { lockPerson } from '../queue/locked-work'
import { recordChange } from '../security/record-change'
import { stopDeliveriesNaming } from '../webhook/deliveries'
import { isEmpty, type PersonIds, personIds, personRecords } from './records'

/** The numbers of rows that are gone. `cancelledCalls` are among the bookings. */
export interface Erasure {
  erased: Record<string, number>
  cancelledCalls: number
}

/** In this order: an invitation stays while there is its registration. */
const order = [
  'client-registrations',
  'invitations',
  'inquiries',
  'bookings',
  'subscribers',
  'users',
] as const satisfies CollectionSlug[]

const worksHere = async (req: PayloadRequest, { users }: PersonIds): Promise<boolean> =>
  (await (
    await transactionOf(req)
  ).$count(user_roles, sql`${inArray(user_roles.user, users)} AND ${user_roles.role} <> 'user'`)) > 0

async function remove(req: PayloadRequest, collection: (typeof order)[number], id: string): Promise<void> {
  if (collection !== 'bookings') await req.payload.delete({ collection, id, ...asSite(req) })
  else {
    const booking = await bookingById(req, id)
    if (booking) await deleteBooking(req, booking, { by: 'team', notify: false })
  }
}

/** Clients of projects are unlinked: the work that was done stays. */
async function unlinkProjects(req: PayloadRequest, ids: string[]): Promise<void> {
  for (const id of ids)
    await req.payload.update({
      collection: 'projects',
      id,
      data: { client: null, clientEmail: null },
      ...asSite(req),
    })
}

/** Waiting and finished jobs, stored answers, mail records and events that name the person or a row of theirs. */
async function eraseTraces(req: PayloadRequest, email: string, ids: PersonIds): Promise<void> {
  const db = await transactionOf(req)
  const names = [email, ...order.flatMap((collection) => ids[collection])]
  const isNamed = (text: SQL) =>
    sql`EXISTS (SELECT 1 FROM unnest(${sql.param(names)}::text[]) AS named(text) WHERE strpos(lower(${text}), named.text) > 0)`
  // The calendar's jobs carry no person and must still remove the calls.
  await db.execute(sql`DELETE FROM jobs.job WHERE name <> 'calendar-push'
    AND (${isNamed(sql`data::text`)} OR ${isNamed(sql`coalesce(output::text, '')`)})`)
  await stopDeliveriesNaming(req, isNamed)
  await db.delete(idempotency_keys).where(isNamed(sql`${idempotency_keys.body}`))
  await db
    .delete(sent_mails)
    .where(or(eq(sql`lower(${sent_mails.recipient})`, email), isNamed(sql`${sent_mails.aboutId}::text`)))
  await db.delete(work_notes).where(eq(work_notes.person, email))
  await db.delete(next_steps).where(eq(next_steps.person, email))
  await db.delete(account_sign_ups).where(eq(sql`lower(${account_sign_ups.email})`, email))
  await db.delete(booking_arrivals).where(inArray(booking_arrivals.bookingId, ids.bookings))
  await db
    .delete(security_events)
    .where(
      or(
        inArray(security_events.userId, ids.users),
        isNamed(sql`${security_events.message} || ${security_events.details}::text`),
      ),
    )
}

/**
 * Deletes everything about the person with an address, given in lower case, except the audit log, which holds no personal text
 * of visitors but the addresses of accounts. This cancels coming calls without mail. Callers check for a super admin.
 * @returns 'unknown' if nothing is stored, 'works-here' for accounts of the team
 */
export const erasePerson = (
  acting: PayloadRequest,
  email: string,
  now: Date,
): Promise<Erasure | 'unknown' | 'works-here'> =>
  inTransaction(acting, async (req) => {
    await lockPerson(req, email)
    const ids = await personIds(req, email)
    if (await worksHere(req, ids)) return 'works-here'
    const records = await personRecords(req, email)
    if (isEmpty(records)) return 'unknown'
    const db = await transactionOf(req)
    const cancelledCalls = await db.$count(
      bookings,
      sql`${inArray(bookings.id, ids.bookings)} AND ${inArray(bookings.status, [...blockingStatuses])}
        AND ${bookings.bookingDatetime} > ${now.toISOString()}`,
    )
    await unlinkProjects(req, ids.projects)
    if (ids.users.length > 0)
      await req.payload.delete({
        collection: 'user-roles',
        where: { user: { in: ids.users } },
        overrideAccess: true,
        req,
      })
    for (const collection of order) for (const id of ids[collection]) await remove(req, collection, id)
    await eraseTraces(req, email, ids)
    const erased = Object.fromEntries(
      Object.entries(records).flatMap(([name, rows]) =>
        rows.length > 0 && name !== 'projects' ? [[name, rows.length]] : [],
      ),
    )
    await recordChange(req, { action: 'DELETE', tableName: 'people', recordId: '', before: erased })
    await afterCommit(req, () => {
      removeKeptMails(keptMailFolder(), email).catch((error: unknown) =>
        log.error({ err: error }, 'kept mails of an erased person were not removed'),
      )
    })
    return { erased, cancelledCalls }
  })
