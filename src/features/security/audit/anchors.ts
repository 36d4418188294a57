import type { KeyRing } from '@/lib/crypto/key-ring'
import { checkMac, macOf } from './entry-seal'
import type { Anchor, Head } from './kept-anchors'
import { keepAnchor, keptAnchors } from './kept-anchors'

export interface Database {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

export const EMPTY: Head = { sequence: 0, hash: '0'.repeat(64) }

const textOf = ({ kind, sequence, hash, madeAt }: Omit<Anchor, 'mac'>) =>
  JSON.stringify(['anchor', kind, sequence, hash, madeAt])

export function makeAnchor(kind: Anchor['kind'], head: Head, now: Date, keys: KeyRing): Anchor {
  const anchor = { kind, sequence: head.sequence, hash: head.hash, madeAt: now.toISOString() }
  return { ...anchor, mac: macOf(textOf(anchor), keys) }
}

export const checkAnchor = (anchor: Anchor, keys: KeyRing) => checkMac(textOf(anchor), anchor.mac, keys)

export async function headOf(database: Database): Promise<Head> {
  const { rows } = await database.query<Head>(
    'SELECT sequence::int AS sequence, hash FROM security_audit_log ORDER BY sequence DESC LIMIT 1',
  )
  return rows[0] ?? EMPTY
}

export async function storeAnchor(database: Database, anchor: Anchor): Promise<void> {
  await database.query(
    `INSERT INTO audit_anchors (kind, sequence, hash, made_at, mac) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [anchor.kind, anchor.sequence, anchor.hash, anchor.madeAt, anchor.mac],
  )
}

export async function storedAnchors(database: Database): Promise<Anchor[]> {
  const { rows } = await database.query<Anchor>(
    `SELECT kind, sequence::int AS sequence, hash, mac,
            to_char(made_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "madeAt"
     FROM audit_anchors ORDER BY sequence`,
  )
  return rows
}

export const highest = (anchors: readonly Anchor[]): Anchor | undefined =>
  anchors.reduce<Anchor | undefined>(
    (best, each) => (best && best.sequence >= each.sequence ? best : each),
    undefined,
  )

/** Returns true if the log still contains its last anchor, or continues from its cut. */
async function goesOnFrom(database: Database, last: Head, cut: Head | undefined): Promise<boolean> {
  const from = cut && cut.sequence >= last.sequence ? cut : last
  const { rows } = await database.query<{ hash: string; previous: string; sequence: number }>(
    `SELECT hash, previous_hash AS previous, sequence::int AS sequence FROM security_audit_log
     WHERE sequence IN ($1, $2)`,
    [from.sequence, from.sequence + 1],
  )
  const itself = rows.find(({ sequence }) => sequence === from.sequence)
  if (itself) return itself.hash === from.hash
  return from === cut && rows.some(({ previous }) => previous === cut.hash)
}

export const NO_KEY_OF_ANCHORS =
  'None of its anchors can be checked with the keys at hand: is the earlier key in ENCRYPTION_KEY or ENCRYPTION_KEYS_OLD?'

/** @returns why the log must not be anchored, if it does not continue its last anchor */
async function doubtOf(
  database: Database,
  { dataDir, keys, known }: { dataDir: string; keys: KeyRing; known: Head | undefined },
): Promise<string | undefined> {
  const all = [...(await storedAnchors(database)), ...keptAnchors(dataDir).anchors]
  const right = all.filter((anchor) => checkAnchor(anchor, keys) === 'right')
  if (all.length > 0 && right.length === 0) return NO_KEY_OF_ANCHORS
  const anchored = highest(right)
  const last = known && known.sequence >= (anchored?.sequence ?? 0) ? known : anchored
  if (!last || last.sequence === 0) return undefined
  const cut = highest(right.filter(({ kind }) => kind === 'cut'))
  if (await goesOnFrom(database, last, cut)) return undefined
  return `It does not go on from entry ${last.sequence}, with which it was anchored last`
}

/** Anchors the log, unless it does not continue its last anchor. @returns undefined if there is nothing new since `known` */
export async function anchorLog(
  database: Database,
  { dataDir, keys, now, known }: { dataDir: string; keys: KeyRing; now: Date; known?: Head | undefined },
): Promise<{ anchor: Anchor } | { refused: string } | undefined> {
  const head = await headOf(database)
  if (known && known.sequence === head.sequence && known.hash === head.hash) return undefined
  const refused = await doubtOf(database, { dataDir, keys, known })
  if (refused) return { refused }
  const anchors: Anchor[] = []
  if (!known && keptAnchors(dataDir).anchors.length === 0) {
    const sealed = (await storedAnchors(database)).filter(({ kind }) => kind !== 'anchor')
    anchors.push(
      ...(sealed.length > 0 ? sealed : [makeAnchor('sealed', await lastUnsealed(database), now, keys)]),
    )
  }
  const anchor = makeAnchor('anchor', head, now, keys)
  for (const each of [...anchors, anchor]) {
    await storeAnchor(database, each)
    keepAnchor(dataDir, each)
  }
  return { anchor }
}

async function lastUnsealed(database: Database): Promise<Head> {
  const { rows } = await database.query<Head>(
    'SELECT sequence::int AS sequence, hash FROM security_audit_log WHERE mac IS NULL ORDER BY sequence DESC LIMIT 1',
  )
  return rows[0] ?? EMPTY
}
