import type { PayloadRequest } from 'payload'
import { generateNKeysBetween } from 'payload/shared'
import { recordChange } from '@/features/security/record-change'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { type Move, movedOrder, type OrderedKind, orderedKinds, placedOrder } from './rules'

interface Entry extends Record<string, unknown> {
  id: string
  orderIndex: number
  group: string
}

/** The order of entries. Locks it until the transaction ends. */
async function lockedOrder(req: PayloadRequest, kind: OrderedKind): Promise<Entry[]> {
  await queryIn(req, sql`SELECT pg_advisory_xact_lock(hashtext(${`order of ${kind}`}))`)
  return queryIn<Entry>(
    req,
    sql`SELECT id, order_index::int AS "orderIndex", ${kind === 'faqs' ? sql`category::text` : sql`''`} AS "group"
        FROM ${sql.identifier(orderedKinds[kind])} ORDER BY _order, created_at, id`,
  )
}

/** Writes the CMS's sort key and the number. No text changes, so there is no new version. */
async function writeOrder(req: PayloadRequest, kind: OrderedKind, ids: readonly string[]): Promise<void> {
  const keys = generateNKeysBetween(null, null, ids.length)
  const rows = JSON.stringify(ids.map((id, at) => ({ id, key: keys[at], number: (at + 1) * 10 })))
  await queryIn(
    req,
    sql`UPDATE ${sql.identifier(orderedKinds[kind])} AS entry SET _order = place.key, order_index = place.number
        FROM jsonb_to_recordset(${rows}::jsonb) AS place(id uuid, key text, number int)
        WHERE entry.id = place.id AND (entry._order, entry.order_index) IS DISTINCT FROM (place.key, place.number)`,
  )
}

/** Moves entries next to another one. 'unknown': one is missing or named twice. */
export async function moveEntries(
  actor: PayloadRequest,
  kind: OrderedKind,
  move: Move,
): Promise<'moved' | 'unknown'> {
  return inTransaction(actor, async (req) => {
    const before = await lockedOrder(req, kind)
    const after = movedOrder(
      before.map(({ id }) => id),
      move,
    )
    if (!after) return 'unknown'
    await writeOrder(req, kind, after)
    for (const id of move.ids) {
      await recordChange(req, {
        action: 'UPDATE',
        tableName: orderedKinds[kind],
        recordId: id,
        before: { orderIndex: before.find((entry) => entry.id === id)?.orderIndex },
        after: { orderIndex: (after.indexOf(id) + 1) * 10 },
      })
    }
    await announceContent(req, [everyPage, contentTag(kind)])
    return 'moved'
  })
}

/** Places a new entry last, a question last in its category, in the transaction of `req`. */
export async function placeNewEntry(req: PayloadRequest, kind: OrderedKind, id: string): Promise<void> {
  await writeOrder(req, kind, placedOrder(await lockedOrder(req, kind), id))
}
