import { and, gt, inArray, ne } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { hasRow } from '@/lib/db/has-row'
import { asSite } from '@/lib/db/local-api'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import { removeKeptMails } from '@/lib/mail/kept-mail'
import { keptMailFolder } from '@/lib/mail/mailer'
import { bookings, user_roles } from '@/payload-generated-schema'
import { deleteBooking } from '../booking/change/mutations'
import { bookingById } from '../booking/queries'
import { blockingStatuses } from '../booking/status'
import { lockPerson } from '../queue/locked-work'
import { recordChange } from '../security/record-change'
import { isEmpty, type PersonIds, personIds, personRecords } from './records'
import { eraseTraces } from './traces'

/** In this order: an invitation stays while there is its registration. */
const order = [
  'client-registrations',
  'invitations',
  'inquiries',
  'bookings',
  'subscribers',
  'users',
] as const satisfies CollectionSlug[]

const worksHere = (req: PayloadRequest, { users }: PersonIds) =>
  hasRow(req, user_roles, and(inArray(user_roles.user, users), ne(user_roles.role, 'user')))

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

/**
 * Deletes everything about the person with an address, given in its normalized form, except the audit log, which holds no personal text
 * of visitors but the addresses of accounts. This cancels coming calls without mail. Callers check for a super admin.
 * @returns 'unknown' if nothing is stored, 'works-here' for accounts of the team
 */
export async function erasePerson(acting: PayloadRequest, email: string, now: Date) {
  const outcome = await eraseRows(acting, email, now)
  if (outcome === 'works-here') return outcome
  // Files cannot be rolled back, so they go after the commit.
  const mailFiles = await removeKeptMails(keptMailFolder(), email).catch((error: unknown) => {
    log.error({ err: error }, 'kept mails of an erased person were not removed')
    return 0
  })
  if (mailFiles === 0) return outcome
  const rows = outcome === 'unknown' ? { erased: {}, cancelledCalls: 0, keptEvents: 0 } : outcome
  return { ...rows, erased: { ...rows.erased, mailFiles } }
}

const eraseRows = (acting: PayloadRequest, email: string, now: Date) =>
  inTransaction(acting, async (req) => {
    await lockPerson(req, email)
    const ids = await personIds(req, email)
    if (await worksHere(req, ids)) return 'works-here'
    const records = await personRecords(req, email)
    const db = await transactionOf(req)
    const cancelledCalls = await db.$count(
      bookings,
      and(
        inArray(bookings.id, ids.bookings),
        inArray(bookings.status, [...blockingStatuses]),
        gt(bookings.bookingDatetime, now.toISOString()),
      ),
    )
    await unlinkProjects(req, ids.projects)
    if (ids.users.length > 0)
      await req.payload.delete({
        collection: 'user-roles',
        where: { user: { in: ids.users } },
        ...asSite(req),
      })
    for (const collection of order) for (const id of ids[collection]) await remove(req, collection, id)
    const { keptEvents, ...traces } = await eraseTraces(req, email, ids)
    const { projects: _, ...rows } = records
    const counts: [string, number][] = [
      ...Object.entries(rows).map(([name, { length }]): [string, number] => [name, length]),
      ...Object.entries(traces),
    ]
    // The traces come last: they count what others hold as well.
    const erased = Object.fromEntries([...new Map(counts)].filter(([, count]) => count > 0))
    if (isEmpty(records) && keptEvents === 0 && Object.keys(erased).length === 0) return 'unknown'
    await recordChange(req, { action: 'DELETE', tableName: 'people', recordId: '', before: erased })
    return { erased, cancelledCalls, keptEvents }
  })
