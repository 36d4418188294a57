import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { activeDocs } from '../../../src/cms/active-docs'
import type { OrderedKind } from '../../../src/features/listing-order/rules'
import { query, sql } from '../../../src/lib/db/query'
import { newDocuments } from '../../support/documents'
import { call, signedIn, site } from '../../support/site'

const kinds: OrderedKind[] = ['faqs', 'pricing-plans', 'testimonials']
type Refusal = { errors?: { code: string; field?: string; message: string }[] }

const admin = await signedIn('admin')

async function make(kind: OrderedKind, extra: object = {}): Promise<string> {
  const body = { ...(await newDocuments[kind]?.()), isActive: true, ...extra }
  const answer = await call<{ doc: { id: string } }>('POST', `/api/${kind}`, { visitor: admin, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc.id
}
const drag = (kind: string, docsToMove: unknown, newKeyWillBe: string, id: unknown) =>
  call<Refusal & { success?: boolean }>('POST', '/api/reorder?locale=undefined', {
    visitor: admin,
    body: {
      collectionSlug: kind,
      docsToMove,
      newKeyWillBe,
      orderableFieldName: '_order',
      target: { id, key: 'pending' },
    },
  })

/** The order of these entries: on the pages, for programs, and in the list of the CMS. */
async function ordersOf(kind: OrderedKind, ids: string[]): Promise<string[][]> {
  const payload = await site()
  const listed = async (sort: string) =>
    (
      await call<{ docs: { id: string }[] }>('GET', `/api/${kind}?limit=500&sort=${sort}`, { visitor: admin })
    ).body.docs.map(({ id }) => id)
  const shown = (await activeDocs(payload, kind, 0)).map(({ id }) => id)
  return [shown, await listed('orderIndex'), await listed('_order')].map((order) =>
    order.filter((id) => ids.includes(id)),
  )
}

describe.each(kinds)('%s', (kind) => {
  it('stand where they were dragged, everywhere alike, and new ones at the end', async () => {
    const [a = '', b = '', c = ''] = [await make(kind), await make(kind), await make(kind)]
    expect(await ordersOf(kind, [a, b, c])).toEqual(Array(3).fill([a, b, c]))
    expect((await drag(kind, [c], 'less', a)).body).toEqual({ success: true })
    expect((await drag(kind, [a], 'greater', b)).status).toBe(200)
    expect(await ordersOf(kind, [a, b, c])).toEqual(Array(3).fill([c, b, a]))
    const entries = await query(
      await site(),
      sql`SELECT new_values FROM security_audit_log WHERE record_id = ${c} AND action = 'UPDATE'`,
    )
    expect(entries).toEqual([{ new_values: { orderIndex: expect.any(Number) } }])
  })

  it('keep their place when an open form, an older version or a program names another', async () => {
    const [a = '', b = ''] = [await make(kind), await make(kind)]
    const text = kind === 'faqs' ? 'answer' : kind === 'testimonials' ? 'quote' : 'description'
    const body = { [text]: 'Later words', _order: 'zzzz', orderIndex: 1 }
    expect((await call('PATCH', `/api/${kind}/${b}`, { visitor: admin, body })).status).toBe(200)
    const { docs } = (
      await call<{ docs: { id: string }[] }>(
        'GET',
        `/api/${kind}/versions?where[parent][equals]=${b}&sort=createdAt`,
        { visitor: admin },
      )
    ).body
    await drag(kind, [b], 'less', a)
    await call('POST', `/api/${kind}/versions/${docs[0]?.id}`, { visitor: admin })
    expect(await ordersOf(kind, [a, b])).toEqual(Array(3).fill([b, a]))
  })

  it('come through many moves at once', async () => {
    const ids = [await make(kind), await make(kind), await make(kind), await make(kind)]
    const [first = ''] = ids
    const answers = await Promise.all(ids.slice(1).map((id) => drag(kind, [id], 'less', first)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const orders = await ordersOf(kind, ids)
    expect(orders[0]?.at(-1)).toBe(first)
    expect(orders[1]).toEqual(orders[0])
    expect(orders[2]).toEqual(orders[0])
  })
})

describe('a question', () => {
  it('that is new comes after those of its category', async () => {
    const question = () => randomBytes(5).toString('hex')
    const technical = await make('faqs', { question: question(), category: 'technical' })
    const custom = await make('faqs', { question: question(), category: 'custom' })
    const later = await make('faqs', { question: question(), category: 'technical' })
    const ids = [technical, custom, later]
    expect((await ordersOf('faqs', ids))[0]).toEqual([technical, later, custom])
  })
})

describe('what is no move', () => {
  it.each([
    ['blogs', 'ids', 'less', 'id', 400, 'collectionSlug'],
    ['users', 'ids', 'less', 'id', 400, 'collectionSlug'],
    ['faqs', [], 'less', 'id', 400, 'docsToMove'],
    ['faqs', ['x'], 'less', 'id', 400, 'docsToMove.0'],
    ['faqs', 'ids', 'next to', 'id', 400, 'newKeyWillBe'],
    ['faqs', 'ids', 'less', 7, 400, 'target.id'],
    ['faqs', 'ids', 'less', '00000000-0000-4000-8000-000000000000', 404, 'target'],
    ['faqs', ['00000000-0000-4000-8000-000000000000'], 'less', 'id', 404, 'target'],
  ])('%s %j %s %s is refused by its field', async (kind, ids, side, target, status, field) => {
    const [a = '', b = ''] = [await make('faqs'), await make('faqs')]
    const answer = await drag(kind, ids === 'ids' ? [a] : ids, side, target === 'id' ? b : target)
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field])
    expect((await ordersOf('faqs', [a, b]))[0]).toEqual([a, b])
  })
})
