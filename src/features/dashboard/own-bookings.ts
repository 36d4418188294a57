import { and, desc, eq, gt, inArray, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { shownHosts } from '@/features/booking/host/shown-hosts'
import { changeNoticeHours } from '@/features/booking/settings/queries'
import { blockingStatuses } from '@/features/booking/status'
import { bookingView, closedReason } from '@/features/booking/view'
import { lower } from '@/lib/db/expressions'
import { asCaller } from '@/lib/db/local-api'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'

const LIST_LENGTH = 20

export type OwnBooking = Awaited<ReturnType<typeof ownBookings>>[number]

/** The account's calls: upcoming ones first, then the newest. */
export async function ownBookings(req: PayloadRequest, now: Date) {
  if (!req.user) return []
  const { id, email, endsAt, bookingDatetime, status } = bookings
  const isUpcoming = and(gt(endsAt, now.toISOString()), inArray(status, [...blockingStatuses])) as SQL
  const db = await transactionOf(req)
  const own = await db
    .select({ id, host: bookings.host })
    .from(bookings)
    .where(eq(lower(email), req.user.email.toLowerCase()))
    .orderBy(desc(isUpcoming), desc(bookingDatetime))
    .limit(LIST_LENGTH)
  if (own.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'bookings',
    where: { id: { in: own.map((row) => row.id) } },
    pagination: false,
    ...asCaller(req),
  })
  const hosts = await shownHosts(
    req,
    own.flatMap(({ host }) => host ?? []),
  )
  const noticeHours = await changeNoticeHours(req)
  return own
    .flatMap(({ id, host }) => docs.filter((doc) => doc.id === id).map((doc) => ({ doc, host })))
    .map(({ doc, host }) => ({
      ...bookingView(doc, noticeHours, hosts.get(host ?? '') ?? null),
      // Whether POST /api/my-bookings/manage can change it.
      changeable: closedReason(doc, now, noticeHours) === undefined,
      open: closedReason(doc, now, 0) === undefined,
    }))
}
