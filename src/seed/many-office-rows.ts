import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { macOf, sealedText } from '@/features/security/audit/entry-seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { postgresOf } from '@/lib/db/transaction'

/** Rows to fill the back office with, to see how it copes with that many. */
export type OfficeRows = 'bookings' | 'users' | 'audit' | 'events'

/** Hour by hour from the year 2000 on, before every real booking: no two overlap. */
const bookings = `
  INSERT INTO bookings (name, email, company, phone, message, status, booking_datetime, ends_at, blocked_until,
                        preferred_date, preferred_time, timezone, manage_token_hash, created_at, updated_at)
  SELECT 'Load Test ' || n, 'load-' || n || '@example.com', 'Company ' || n % 500, '+49 30 ' || n, 'Row ' || n,
         (ARRAY['pending', 'confirmed', 'completed', 'no_show', 'cancelled'])[1 + n % 5]::enum_bookings_status,
         start, start + interval '1 hour', start + interval '1 hour',
         to_char(start, 'YYYY-MM-DD'), to_char(start, 'HH24:MI'), 'UTC', md5(random()::text), start, start
  FROM (SELECT n, coalesce((SELECT min(booking_datetime) FROM bookings WHERE booking_datetime < '2020-01-01'),
                           timestamptz '2020-01-01 00:00Z') - n * interval '1 hour' AS start
        FROM generate_series(1, $1::int) AS n) AS rows`

const users = `
  WITH made AS (
    INSERT INTO users (email, full_name, company_name, created_at, updated_at)
    SELECT 'load-' || gen_random_uuid() || '@example.com', 'Load Test ' || n, 'Company ' || n % 500,
           now() - n * interval '1 hour', now() - n * interval '1 hour'
    FROM generate_series(1, $1::int) AS n RETURNING id
  )
  INSERT INTO user_roles (user_id, role) SELECT id, 'user' FROM made`

const audit = `
  INSERT INTO security_audit_log (id, action, table_name, record_id, old_values, new_values, ip_address, user_agent, mac)
  SELECT id, action::enum_security_audit_log_action, "tableName", "recordId", "oldValues", "newValues", "ipAddress", "userAgent", mac
  FROM jsonb_to_recordset($1) AS entries (id uuid, action text, "tableName" text, "recordId" text,
    "oldValues" jsonb, "newValues" jsonb, "ipAddress" text, "userAgent" text, mac text)`

const actions = ['INSERT', 'UPDATE', 'DELETE'] as const
const tables = ['profiles', 'user_roles', 'calendar_settings', 'bookings'] as const
const AUDIT_BATCH = 1000

/** Sealed like real ones: without the key the database cannot make them. */
async function seedAudit(pool: Pool, count: number): Promise<void> {
  for (let done = 0; done < count; done += AUDIT_BATCH) {
    const entries = Array.from({ length: Math.min(AUDIT_BATCH, count - done) }, (_, at) => {
      const row = done + at
      const entry = {
        id: randomUUID(),
        action: actions[row % actions.length] ?? 'UPDATE',
        tableName: tables[row % tables.length] ?? 'profiles',
        recordId: randomUUID(),
        userId: null,
        oldValues: { row },
        newValues: { row: row + 1 },
        ipAddress: `192.0.2.${row % 250}`,
        userAgent: 'load test',
      }
      return { ...entry, mac: macOf(sealedText(entry), siteKeys) }
    })
    await pool.query(audit, [JSON.stringify(entries)])
  }
}

const events = `
  INSERT INTO security_events (type, category, severity, message, ip_address, details, created_at, updated_at)
  SELECT (ARRAY['auth_attempt', 'validation_error', 'rate_limit_hit', 'csrf_violation'])[1 + n % 4]::enum_security_events_type,
         (ARRAY['auth', 'input', 'rate_limit', 'csrf'])[1 + n % 4]::enum_security_events_category,
         (ARRAY['critical', 'high', 'medium', 'low'])[1 + n % 4]::enum_security_events_severity,
         'Load test ' || n, '192.0.2.' || n % 250, jsonb_build_object('row', n),
         now() - interval '2 hours' - n * interval '1 second', now()
  FROM generate_series(1, $1::int) AS n`

const statements: Record<Exclude<OfficeRows, 'audit'>, { insert: string; tables: string }> = {
  bookings: { insert: bookings, tables: 'bookings' },
  users: { insert: users, tables: 'users, user_roles' },
  events: { insert: events, tables: 'security_events' },
}

/** Adds `count` rows, written by the database itself: through the CMS it would take hours. */
export async function seedManyRows(payload: Payload, kind: OfficeRows, count: number): Promise<void> {
  const { pool } = postgresOf(payload)
  if (kind === 'audit') return seedAudit(pool, count)
  const { insert, tables } = statements[kind]
  await pool.query(insert, [count])
  await pool.query(`ANALYZE ${tables}`)
}
