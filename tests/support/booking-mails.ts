import { sendBookingMail } from '../../src/features/booking/mail/mail-jobs'
import { manageUrl } from '../../src/features/booking/manage/token'
import { query, sql } from '../../src/lib/db/query'
import type { Jobs } from '../../src/lib/jobs/queues'
import { type KeptMail, keptMails } from './kept-mails'
import { site } from './site'

/** Sends the waiting mails of a booking, also those that wait for Undo. */
export async function sendWaitingMails(bookingId: string): Promise<void> {
  const payload = await site()
  const jobs = await query<{ data: Jobs['booking-mail'] }>(
    payload,
    sql`DELETE FROM jobs.job WHERE name = 'booking-mail' AND data->>'bookingId' = ${bookingId} RETURNING data`,
  )
  for (const { data } of jobs) await sendBookingMail(payload, data)
}

export const mailsOf = async (address: string): Promise<KeptMail[]> =>
  (await keptMails()).filter(({ to }) => to === address)

export const bookingWithSecrets = async (id: string) =>
  (await site()).findByID({ collection: 'bookings', id, overrideAccess: true, showHiddenFields: true })

/** The token of a booking's newest link. */
export async function manageToken(id: string): Promise<string> {
  const { manageTokenSealed } = await bookingWithSecrets(id)
  return new URL(manageUrl(manageTokenSealed) ?? '').searchParams.get('token') ?? ''
}
