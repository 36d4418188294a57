import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'

/** Arrivals are counted over four weeks. */
export async function forgetArrivals(payload: Payload): Promise<void> {
  await query(payload, sql`DELETE FROM booking_arrivals WHERE at < now() - interval '60 days'`)
}

/** Removes addresses from mail records of deleted bookings, and old records (docs/decisions/0049). */
export async function forgetRecipients(payload: Payload): Promise<void> {
  await query(
    payload,
    sql`UPDATE sent_mails SET recipient = NULL
        WHERE about_table = 'bookings' AND audience = 'visitor' AND recipient IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM bookings WHERE bookings.id = about_id)`,
  )
  await query(payload, sql`DELETE FROM sent_mails WHERE sent_at < now() - interval '2 years'`)
}
