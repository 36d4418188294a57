import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { generateNKeysBetween } from 'payload/shared'
import { recordChange } from '@/features/security/record-change'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import { lockName } from '@/lib/db/locks'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { faqs, pricing_plans, testimonials } from '@/payload-generated-schema'
import { type Move, movedOrder, type OrderedKind, orderedKinds, placedOrder } from './rules'

const tables = { faqs, 'pricing-plans': pricing_plans, testimonials } as const satisfies Record<
  OrderedKind,
  unknown
>

/** The order of entries. Locks it until the transaction ends. */
async function lockedOrder(req: PayloadRequest, kind: OrderedKind) {
  await lockName(req, `order of ${kind}`)
  const { id, orderIndex, _order, createdAt } = tables[kind]
  const group = kind === 'faqs' ? sql<string>`${faqs.category}::text` : sql<string>`''`
  const db = await transactionOf(req)
  return db.select({ id, orderIndex, group }).from(tables[kind]).orderBy(_order, createdAt, id)
}

/** Writes the CMS's sort key and the number. No text changes, so there is no new version. */
async function writeOrder(req: PayloadRequest, kind: OrderedKind, ids: readonly string[]): Promise<void> {
  const keys = generateNKeysBetween(null, null, ids.length)
  const rows = JSON.stringify(ids.map((id, at) => ({ id, key: keys[at], number: (at + 1) * 10 })))
  const { id, orderIndex, _order } = tables[kind]
  const db = await transactionOf(req)
  await db
    .update(tables[kind])
    .set({ _order: sql`place.key`, orderIndex: sql`place.number` })
    .from(sql`jsonb_to_recordset(${rows}::jsonb) AS place(id uuid, key text, number int)`)
    .where(sql`${id} = place.id AND (${_order}, ${orderIndex}) IS DISTINCT FROM (place.key, place.number)`)
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

/** Puts all entries into the order of `ids`. Those that it does not name follow. */
export async function arrangeEntries(
  req: PayloadRequest,
  kind: OrderedKind,
  ids: readonly string[],
): Promise<void> {
  const there = (await lockedOrder(req, kind)).map(({ id }) => id)
  const known = new Set(there)
  const named = ids.filter((id) => known.has(id))
  await writeOrder(req, kind, [...named, ...there.filter((id) => !named.includes(id))])
  await announceContent(req, [everyPage, contentTag(kind)])
}
