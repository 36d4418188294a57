import type { Payload } from 'payload'
import { stableId } from '@/lib/crypto/stable-id'
import { inTransaction } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { wallInstant } from '@/lib/time/wall-time'
import { dateInZone } from '@/lib/time/zone'
import { currentRules } from './queries'

const MORNING = '08:00'

const morningOf = (date: string, zone: string) => wallInstant(date, MORNING, zone) ?? 0

/** Plans the next run of a daily job, at 08:00 of the business zone. Each day has one, however often this runs. */
export async function planMorning(payload: Payload, queue: 'booking-digest' | 'due-steps', now: Date) {
  const { timezone } = await currentRules(payload)
  const today = dateInZone(now, timezone)
  const date = morningOf(today, timezone) > now.getTime() ? today : addCalendarDays(today, 1)
  const options = { startAfter: new Date(morningOf(date, timezone)), id: stableId(queue, date, timezone) }
  await inTransaction({ payload }, (req) => sendJob(req, queue, { date, timezone }, options))
}
