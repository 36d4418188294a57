import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'
import { IDLE_SECONDS } from './session/rules'

export async function forgetOldLinks(payload: Payload): Promise<void> {
  await query(payload, sql`DELETE FROM account_sign_ups WHERE expires_at <= now()`)
  await query(payload, sql`DELETE FROM account_links WHERE expires_at <= now()`)
  await query(
    payload,
    sql`DELETE FROM account_sessions WHERE expires_at <= now() OR last_seen_at <= now() - make_interval(secs => ${IDLE_SECONDS})`,
  )
}
