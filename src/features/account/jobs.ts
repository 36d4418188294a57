import { lte, not } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { NOW } from '@/lib/db/expressions'
import {
  account_links,
  account_passkey_attempts,
  account_sessions,
  account_sign_ups,
} from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'
import { alive } from './session/queries'

export async function forgetOldLinks(payload: Payload): Promise<void> {
  const db = databaseOf(payload)
  await db.delete(account_sign_ups).where(lte(account_sign_ups.expiresAt, NOW))
  await db.delete(account_links).where(lte(account_links.expiresAt, NOW))
  await db.delete(account_passkey_attempts).where(lte(account_passkey_attempts.expiresAt, NOW))
  await db.delete(account_sessions).where(not(alive))
}
