import { setTimeout as pause } from 'node:timers/promises'
import { contractsIn } from '@endpoints/openapi/contracts'
import config from '@payload-config'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Who } from '../../../src/lib/http/contract'
import { account, call, runSql, signedIn, signedInCallTaker, site, type Visitor } from '../../support/site'

/**
 * The callers of our endpoints: everyone, holders of the secret that it needs, signed-in users, admins,
 * admins who take calls, super admins. `closed` are Payload's calls that ours replace. What Payload's own calls on documents allow is
 * in access-table.test.ts.
 */
type Rule = Who | 'closed'

/** Calls without a contract: those of the CMS, and the closed ones. */
const withoutContract: Record<string, Rule> = {
  'GET /api/availability': 'public',
  'GET /api/next-free': 'public',
  'POST /api/create-booking': 'public',
  'POST /api/send-booking-again': 'public',
  'POST /api/my-bookings/manage': 'signed in',
  'POST /api/book-for-visitor': 'super admin',
  'POST /api/move-booking': 'takes calls',
  'POST /api/undo-booking': 'takes calls',
  'POST /api/cancel-bookings': 'super admin',
  'POST /api/confirm-bookings': 'takes calls',
  'POST /api/cancel-booking-burst': 'super admin',
  'GET /api/bookings-export': 'super admin',
  'POST /api/bookings-feed': 'takes calls',
  'GET /api/bookings-feed': 'by secret',
  'POST /api/blogs/versions/:id': 'admin',
  'POST /api/ideas/versions/:id': 'admin',
  'POST /api/flagships/versions/:id': 'admin',
  'POST /api/custom-pages/versions/:id': 'admin',
  'POST /api/case-studies/versions/:id': 'admin',
  'POST /api/legal-pages/versions/:id': 'admin',
  'POST /api/pages/versions/:id': 'admin',
  'POST /api/bookings/manage': 'by secret',
  'PATCH /api/bookings/:id': 'takes calls',
  'DELETE /api/bookings/:id': 'super admin',
  'GET /api/users/init': 'closed',
  'POST /api/users/first-register': 'closed',
  'POST /api/users/forgot-password': 'closed',
  'POST /api/users/reset-password': 'closed',
  'POST /api/users/unlock': 'closed',
  'POST /api/users/verify/:id': 'closed',
  'GET /api/access': 'admin',
  'POST /api/plugin-seo/generate-description': 'admin',
  'POST /api/plugin-seo/generate-image': 'admin',
  'POST /api/plugin-seo/generate-title': 'admin',
  'POST /api/plugin-seo/generate-url': 'admin',
  'GET /api/payload-preferences/:key': 'admin',
  'POST /api/payload-preferences/:key': 'admin',
  'DELETE /api/payload-preferences/:key': 'admin',
}

const contracts = contractsIn(await config).filter(({ at }) => at !== 'GET /api/call-types')
const table: Record<string, Rule> = {
  ...withoutContract,
  ...Object.fromEntries(contracts.map(({ at, who }) => [at, who])),
}

/** Payload's calls on documents, whose rules are those of the collections and globals, and those that tell of rights. */
const documents = new Set([
  'GET /',
  'GET /count',
  'GET /:id',
  'GET /versions',
  'GET /versions/:id',
  'POST /',
  'POST /:id/duplicate',
  'POST /versions/:id',
  'POST /access',
  'POST /access/:id?',
  'PATCH /',
  'PATCH /:id',
  'DELETE /',
  'DELETE /:id',
  'GET /file/:filename',
  'GET /paste-url/:id?',
])

/** Every call in the code that is none on documents, as 'METHOD path'. */
async function calls(): Promise<string[]> {
  const { collections, endpoints, globals } = (await site()).config
  const found = new Set(endpoints.map(({ method, path }) => `${method.toUpperCase()} /api${path}`))
  for (const { slug, endpoints: own } of [
    ...collections,
    ...globals.map((global) => ({ ...global, slug: `globals/${global.slug}` })),
  ]) {
    const seen = new Set<string>()
    for (const { method, path } of own || []) {
      const call = `${method.toUpperCase()} ${path}`
      // A second one at the same address is ours in front of Payload's.
      const isReplaced = (own || []).filter((each) => each.method === method && each.path === path).length > 1
      if ((!documents.has(call) || isReplaced) && !seen.has(call))
        found.add(call.replace('/', `/api/${slug}/`).replace(/\/$/, ''))
      seen.add(call)
    }
  }
  return [...found]
}

const ranks: Rule[] = ['public', 'signed in', 'admin', 'takes calls', 'super admin']
const callers: Record<string, { rank: Rule; visitor: () => Visitor }> = {
  'signed out': { rank: 'public', visitor: () => ({}) },
  'a made-up session': {
    rank: 'public',
    visitor: () => ({ cookie: `payload-token=${'A'.repeat(43)}` }),
  },
  'an ended session': { rank: 'public', visitor: () => ended },
  'a user': { rank: 'signed in', visitor: () => user },
  'an admin': { rank: 'admin', visitor: () => admin },
  'an admin who takes calls': { rank: 'takes calls', visitor: () => taker },
}
let ended: Visitor
let user: Visitor
let admin: Visitor
let taker: Visitor

beforeAll(async () => {
  const owner = await signedIn('super_admin')
  await call('POST', '/api/users/logout', { visitor: owner, body: {} })
  ended = { cookie: owner.cookie ?? '' }
  user = await signedIn('user')
  admin = await signedIn('admin')
  taker = await signedInCallTaker()
  await account('super_admin')
})

const NO_SUCH_ID = '00000000-0000-4000-8000-000000000000'
const pathOf = (address: string) => address.replace(/:\w+\??/, NO_SUCH_ID)

it('has a rule for every call in the code, and for none that is not there', async () => {
  expect((await calls()).sort()).toEqual(Object.keys(table).sort())
})

/** Of the first 200 events of a minute. Later ones are counted together, without a path. */
async function eventsAbout(method: string, path: string): Promise<number> {
  const [row] = await runSql<{
    times: number
  }>`SELECT coalesce(sum((details->>'times')::int), 0)::int AS times FROM security_events
        WHERE category = 'access' AND (details->>'clients' IS NOT NULL
          OR details->>'path' = ${path} AND details->>'method' = ${method})`
  return row?.times ?? 0
}

describe.each(Object.entries(table).filter(([, rule]) => ranks.includes(rule) && rule !== 'public'))(
  '%s',
  (name, rule) => {
    const [method = '', address = ''] = name.split(' ')
    const path = pathOf(address)
    const refused = Object.entries(callers).filter(
      ([, { rank }]) => ranks.indexOf(rank) < ranks.indexOf(rule),
    )

    it.each(refused)('is refused to %s, with an event', async (_, { rank, visitor }) => {
      const before = await eventsAbout(method, path)
      const answer = await call(method, path, {
        visitor: visitor(),
        body: method === 'GET' ? undefined : {},
      })
      expect([401, 403]).toContain(answer.status)
      expect(answer.body.errors?.[0]?.code).toBe(answer.status === 401 ? 'unauthenticated' : 'forbidden')
      // No one who is signed in is asked to sign in.
      if (rank !== 'public') expect(answer.status).toBe(403)
      for (let tries = 0; tries < 100 && (await eventsAbout(method, path)) === before; tries++)
        await pause(50)
      expect(await eventsAbout(method, path)).toBe(before + 1)
    })
  },
)

describe.each(Object.entries(table).filter(([, rule]) => rule === 'closed' || rule === 'by secret'))(
  '%s',
  (name, rule) => {
    const [method = '', address = ''] = name.split(' ')
    it('gives no one anything who has no secret, or a made-up one', async () => {
      const token = 'A'.repeat(43)
      const bodies = [
        {},
        { token },
        { token: '' },
        { token: 1 },
        { token, action: 'view', password: 'Plain-sailing-7' },
      ]
      const made = { email: 'unknown@example.com', password: 'Plain-sailing-7' }
      for (const body of [...bodies, made])
        for (const { visitor } of Object.values(callers)) {
          const path = method === 'GET' ? `${pathOf(address)}?token=${token}` : pathOf(address)
          const { status } = await call(method, path, {
            visitor: visitor(),
            body: method === 'GET' ? undefined : body,
          })
          expect([name, rule, status >= 400 && status < 500]).toEqual([name, rule, true])
        }
    })
  },
)

it('shows only editors the permissions of documents', async () => {
  const { collections, globals } = (await site()).config
  const slugs = [...collections.map(({ slug }) => slug), ...globals.map(({ slug }) => `globals/${slug}`)]
  for (const slug of slugs) {
    const path = `/api/${slug}/access${slug.startsWith('globals/') ? '' : `/${NO_SUCH_ID}`}`
    for (const visitor of [{}, user])
      expect([path, (await call('POST', path, { visitor, body: '{' })).status]).toEqual([path, 403])
  }
  const asked = await call('POST', '/api/faqs/access', { visitor: admin, body: {} })
  expect([asked.status, asked.body]).toEqual([200, expect.objectContaining({ fields: expect.anything() })])
})

/** Some addresses look like those of documents: `/api/users/me` by PATCH is an account called "me". */
const besideDocuments = /^\/api\/(blogs|bookings|security|subscribers|invitations|users|payload)|\/versions\//
const addresses = new Set(Object.keys(table).map((name) => name.split(' ')[1] ?? ''))

it.each([...addresses].filter((address) => !besideDocuments.test(address)))(
  '%s takes no other methods',
  async (address) => {
    const taken = Object.keys(table)
      .filter((name) => name.endsWith(` ${address}`))
      .map((name) => name.split(' ')[0])
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((each) => !taken.includes(each))) {
      const { status, headers } = await call(method, pathOf(address))
      expect([method, address, status]).toEqual([method, address, 405])
      expect(headers.get('allow')).toBe(taken.sort().join(', '))
    }
  },
)
