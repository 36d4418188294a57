import { type KeyRing, keyIdOf } from '@/lib/crypto/key-ring'
import { isSealedNow, seal, unseal } from '@/lib/crypto/seal'
import { openSealed, sealedJobs } from '@/lib/jobs/sealed-jobs'
import { secretPurpose } from '../../webhook/secret'
import {
  anchorLog,
  checkAnchor,
  type Database,
  makeAnchor,
  storeAnchor,
  storedAnchors,
} from '../audit/anchors'
import { type Anchor, keepAnchor, keptAnchors } from '../audit/kept-anchors'
import { type Verdict, verifyAuditLog } from '../audit/verify'

interface SealedColumn {
  table: string
  key: string
  column: string
  purpose: (key: string) => string
}

const ofRows = (table: string, column: string, purpose: SealedColumn['purpose'], key = 'id') => ({
  table,
  key,
  column,
  purpose,
})

export const sealedColumns: readonly SealedColumn[] = [
  ofRows('bookings', 'manage_token_sealed', () => 'booking-manage-token'),
  ofRows('subscribers', 'unsubscribe_token_sealed', () => 'newsletter-unsubscribe-token'),
  ofRows('account_credentials', 'totp_sealed', (userId) => `totp:${userId}`, 'user_id'),
  ofRows('calendar_settings', 'google_access_token', () => 'google-access-token'),
  ofRows('calendar_settings', 'google_refresh_token', () => 'google-refresh-token'),
  ofRows('google_host_connections', 'google_access_token', () => 'google-access-token', 'host_id'),
  ofRows('google_host_connections', 'google_refresh_token', () => 'google-refresh-token', 'host_id'),
  ofRows('calendar_settings_busy_calendars', 'url', () => 'busy-calendar-url'),
  ofRows('hosts_busy_calendars', 'url', () => 'busy-calendar-url'),
  ofRows('google_oauth_config', 'client_secret_encrypted', () => 'google-client-secret'),
  ofRows('webhooks', 'secret_sealed', secretPurpose),
]

const BATCH = 500

interface Row {
  key: string
  sealed: string
}

/** A row that changes meanwhile is skipped and found in the next round. */
async function reseal(
  rows: readonly Row[],
  purpose: (key: string) => string,
  keys: KeyRing,
  store: (row: Row, sealedAnew: string) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    const plain = unseal(row.sealed, purpose(row.key), keys)
    await store(row, seal(plain, purpose(row.key), keys))
  }
}

const current = ({ current }: KeyRing) => `v1.${keyIdOf(current)}.%`

async function resealColumns(database: Database, keys: KeyRing): Promise<number> {
  let count = 0
  for (const { table, key, column, purpose } of sealedColumns) {
    for (;;) {
      const { rows } = await database.query<Row>(
        `SELECT ${key}::text AS key, ${column} AS sealed FROM ${table}
         WHERE ${column} IS NOT NULL AND ${column} NOT LIKE $1 ORDER BY ${key} LIMIT ${BATCH}`,
        [current(keys)],
      )
      await reseal(rows, purpose, keys, (row, resealed) =>
        database.query(`UPDATE ${table} SET ${column} = $1 WHERE ${key}::text = $2 AND ${column} = $3`, [
          resealed,
          row.key,
          row.sealed,
        ]),
      )
      count += rows.length
      if (rows.length < BATCH) break
    }
  }
  return count
}

async function resealJobs(database: Database, keys: KeyRing): Promise<number> {
  let count = 0
  for (const { queue, name, purpose } of sealedJobs) {
    const { rows } = await database.query<Row>(
      `SELECT id::text AS key, data ->> '${name}' AS sealed FROM jobs.job
       WHERE data ->> '${name}' LIKE 'v1.%' AND data ->> '${name}' NOT LIKE $1 AND name IN ($2, 'dead-letters')`,
      [current(keys), queue],
    )
    const own = rows.filter(({ sealed }) => openSealed(sealed, purpose, keys) !== undefined)
    await reseal(
      own,
      () => purpose,
      keys,
      (row, resealed) =>
        database.query(
          `UPDATE jobs.job SET data = jsonb_set(data, ARRAY['${name}'], to_jsonb($1::text))
         WHERE id::text = $2 AND data ->> '${name}' = $3`,
          [resealed, row.key, row.sealed],
        ),
    )
    count += own.length
  }
  return count
}

async function left(database: Database, keys: KeyRing): Promise<number> {
  let count = 0
  for (const { table, column } of sealedColumns) {
    const { rows } = await database.query<{ sealed: string }>(
      `SELECT ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL AND ${column} NOT LIKE $1`,
      [current(keys)],
    )
    count += rows.filter(({ sealed }) => !isSealedNow(sealed, keys)).length
  }
  return count
}

async function handOver(
  database: Database,
  { dataDir, keys, now }: { dataDir: string; keys: KeyRing; now: Date },
): Promise<void> {
  const lasting = new Map<string, Anchor>()
  for (const anchor of [...(await storedAnchors(database)), ...keptAnchors(dataDir).anchors]) {
    // A forged anchor must not get a valid seal.
    if (anchor.kind !== 'anchor' && checkAnchor(anchor, keys) === 'right')
      lasting.set(`${anchor.kind} ${anchor.sequence}`, anchor)
  }
  for (const anchor of lasting.values()) {
    const renewed = makeAnchor(anchor.kind, anchor, now, keys)
    await storeAnchor(database, renewed)
    keepAnchor(dataDir, renewed)
  }
  await anchorLog(database, { dataDir, keys, now })
}

/** Reseals everything with the current key, if the log verifies. @throws Error for a value of an unknown key; earlier work stays */
export async function rotateKeys(
  database: Database,
  { dataDir, keys, now }: { dataDir: string; keys: KeyRing; now: Date },
): Promise<{ refused: Verdict } | { resealed: number; left: number }> {
  const verdict = await verifyAuditLog(database, { kept: keptAnchors(dataDir), keys })
  if (verdict.findings.length > 0) return { refused: verdict }
  const resealed = (await resealColumns(database, keys)) + (await resealJobs(database, keys))
  await handOver(database, { dataDir, keys, now })
  return { resealed, left: await left(database, keys) }
}
