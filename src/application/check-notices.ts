import type { Payload } from 'payload'
import { noticeAddress } from '@/features/site/notice-address'
import { isSeededAddress } from '@/features/site/seeded-address'
import { log } from '@/lib/log'

/** Warns while notices about bookings and inquiries go to an address that a new site begins with, or to nobody. */
export async function checkNotices(payload: Payload): Promise<void> {
  const to = await noticeAddress(payload)
  if (to && !isSeededAddress(to)) return
  log.warn(
    { to: to ?? null },
    'notices about bookings and inquiries reach nobody: set "Notices go to" in the calendar settings, or ADMIN_EMAIL before the first start',
  )
}
