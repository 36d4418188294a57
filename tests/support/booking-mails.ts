import { sendBookingMail } from '../../src/features/booking/mail/mail-jobs'
import { manageUrl } from '../../src/features/booking/manage/token'
import { query, sql } from '../../src/lib/db/query'
import type { Jobs } from '../../src/lib/jobs/queues'
import { sentMailsAbout } from '../../src/lib/mail/sent-mails'
import { type KeptMail, keptMails } from './kept-mails'
import { site } from './site'

export interface WaitingMail extends Record<string, unknown> {
  id: string
  data: Jobs['booking-mail']
  startAfter: string
  /** Until it may leave. */
  seconds: number
}

export const waitingMails = async (bookingId: string) =>
  query<WaitingMail>(
    await site(),
    sql`SELECT id, data, start_after AS "startAfter", extract(epoch FROM start_after - now())::int AS seconds
        FROM jobs.job
        WHERE name = 'booking-mail' AND data->>'bookingId' = ${bookingId} AND state < 'active'
        ORDER BY created_on, data->>'event', data->>'audience'`,
  )

/** Which mails about a booking wait, such as 'received team'. */
export const queuedMails = async (bookingId: string) =>
  (await waitingMails(bookingId)).map(({ data }) => `${data.event} ${data.audience}`)

async function send(mails: readonly WaitingMail[]): Promise<void> {
  const payload = await site()
  for (const { id, data } of mails) {
    await query(payload, sql`DELETE FROM jobs.job WHERE id = ${id}::uuid`)
    await sendBookingMail(payload, data)
  }
}

/** Sends the waiting mails of a booking, also those that wait for Undo. */
export const sendWaitingMails = async (bookingId: string) => send(await waitingMails(bookingId))

/** Sends only those whose time has come. */
export const sendDueMails = async (bookingId: string) =>
  send((await waitingMails(bookingId)).filter(({ seconds }) => seconds <= 0))

/** Which mails about a booking have left, such as 'received team', in order of the alphabet. */
export const sentMails = async (bookingId: string) =>
  (await sentMailsAbout(await site(), 'bookings', bookingId))
    .map(({ kind, audience }) => `${kind} ${audience}`)
    .sort()

export const mailsOf = async (address: string): Promise<KeptMail[]> =>
  (await keptMails()).filter(({ to }) => to === address)

export const bookingWithSecrets = async (id: string) =>
  (await site()).findByID({ collection: 'bookings', id, overrideAccess: true, showHiddenFields: true })

/** The token of a booking's newest link. */
export async function manageToken(id: string): Promise<string> {
  const { manageTokenSealed } = await bookingWithSecrets(id)
  return new URL(manageUrl(manageTokenSealed) ?? '').searchParams.get('token') ?? ''
}
