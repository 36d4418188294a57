import { expect, it } from 'vitest'
import { query, sql } from '../../../src/lib/db/query'
import { inTransaction } from '../../../src/lib/db/transaction'
import { account, call, signedIn, site } from '../../support/site'

const owner = await signedIn('super_admin')

/** Deletes a row, but commits only when another change waits for it. */
async function deletedMeanwhile(collection: keyof typeof make, id: string, change: object) {
  const payload = await site()
  const waiting = async () => {
    const [row] = await query<{ waiting: number }>(
      payload,
      sql`SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return row?.waiting
  }
  let answer: ReturnType<typeof call> | undefined
  await inTransaction({ payload }, async (req) => {
    await payload.delete({ collection, id, overrideAccess: true, req })
    answer = call('PATCH', `/api/${collection}/${id}`, { visitor: owner, body: change })
    await expect.poll(waiting).toBeGreaterThan(0)
  })
  return answer
}

const inquiry = { name: 'Ada', email: 'ada@example.com', message: 'Too many lists.' } as const

const make = {
  inquiries: async () => {
    const { id } = await (await site()).create({
      collection: 'inquiries',
      data: { ...inquiry, status: 'new', serviceInterest: 'consulting' },
      overrideAccess: true,
    })
    return { id, change: { company: 'Engines' } }
  },
  'user-roles': async () => {
    const { user } = await account('user')
    const { docs } = await (await site()).find({
      collection: 'user-roles',
      where: { user: { equals: user.id } },
      overrideAccess: true,
    })
    return { id: docs[0]?.id ?? '', change: { role: 'admin' } }
  },
  webhooks: async () => {
    const { body } = await call<{ doc: { id: string } }>('POST', '/api/webhooks', {
      visitor: owner,
      body: { name: 'n8n', url: 'https://hooks.example/x', events: ['inquiry.created'] },
    })
    return { id: body.doc.id, change: { name: 'other' } }
  },
  redirects: async () => {
    const { body } = await call<{ doc: { id: string } }>('POST', '/api/redirects', {
      visitor: owner,
      body: { from: '/gone-meanwhile', to: { type: 'custom', url: '/pricing' } },
    })
    return { id: body.doc.id, change: { to: { type: 'custom', url: '/faq' } } }
  },
}

it.each(Object.keys(make) as (keyof typeof make)[])(
  'a change in %s of what is deleted meanwhile is not found, and brings nothing back',
  async (collection) => {
    const { id, change } = await make[collection]()
    const answer = await deletedMeanwhile(collection, id, change)
    expect(answer).toMatchObject({ status: 404, body: { errors: [{ code: 'not_found' }] } })
    expect((await call('GET', `/api/${collection}/${id}`, { visitor: owner })).status).toBe(404)
  },
)
