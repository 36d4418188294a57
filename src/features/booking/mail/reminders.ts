import { and, eq, gt } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { storedSettings } from '@/features/booking/settings/queries'
import { stableId } from '@/lib/crypto/stable-id'
import { transactionOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { bookings } from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'

const HOUR_MS = 3_600_000

type Call = Pick<Booking, 'id' | 'status' | 'bookingDatetime'>

async function plan(req: PayloadRequest, call: Call, allHours: readonly number[], now: Date): Promise<void> {
  const { id, bookingDatetime: start } = call
  for (const hours of allHours) {
    const startAfter = new Date(Date.parse(start) - hours * HOUR_MS)
    if (startAfter <= now) continue
    // One reminder for each time of the call.
    const job = { startAfter, id: stableId(id, start, String(hours)) }
    await sendJob(req, 'booking-reminder', { bookingId: id, start, hours }, job)
  }
}

/** Plans the reminders that are still to come. The handler skips outdated ones. */
export async function planReminders(req: PayloadRequest, call: Call, now: Date): Promise<void> {
  if (call.status !== 'confirmed') return
  const { reminderHours } = await storedSettings(req.payload, req)
  await plan(req, call, reminderHours, now)
}

export async function planAllReminders(req: PayloadRequest, hours: readonly number[], now: Date) {
  const { id: bookingId, bookingDatetime, status } = bookings
  const db = await transactionOf(req)
  const calls = await db
    .select({ id: bookingId, start: bookingDatetime })
    .from(bookings)
    .where(and(eq(status, 'confirmed'), gt(bookingDatetime, now.toISOString())))
  for (const { id, start } of calls) {
    const call = { id, status: 'confirmed', bookingDatetime: new Date(start).toISOString() } as const
    await plan(req, call, hours, now)
  }
}

/** Whether a due reminder is still right: its hours are in the settings, and no later one is due too. */
export const isReminderDue = (hours: number, wanted: readonly number[], start: Date, now: Date): boolean =>
  wanted.includes(hours) &&
  !wanted.some((other) => other < hours && start.getTime() - other * HOUR_MS <= now.getTime())
