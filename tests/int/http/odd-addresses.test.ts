import { randomBytes } from 'node:crypto'
import config from '@payload-config'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendPicture } from '../../support/send-picture'
import { call, signedIn, type Visitor } from '../../support/site'
import { uniquePicture } from '../../support/unique-picture'

const people: Record<string, Visitor> = { anonymous: {} }
beforeAll(async () => {
  for (const role of ['user', 'admin', 'super_admin'] as const) people[role] = await signedIn(role)
})
const callers = ['anonymous', 'user', 'admin', 'super_admin']

describe.each(callers)('to %s', (who) => {
  it.each([
    'where[or]=x',
    'where[and]=x',
    'where[or][a]=x',
    'where[or][]=x',
    'where[or][0]=x',
    'where[or][0][and]=x',
    'where[alt]=x',
    'where[alt][or][0][equals]=x',
    'where[alt][equals][or]=x',
    'where={"or":1}',
    'where={"or":[1]}',
    'where={"or":{"alt":{"equals":"x"}}}',
    'where={"alt":1}',
  ])('a query with %s is no failure of ours', async (query) => {
    for (const path of ['/api/media', '/api/media/count', '/api/faqs', '/api/faqs/versions']) {
      const { status } = await call('GET', `${path}?${query}`, { visitor: people[who] ?? {} })
      expect([path, status]).not.toEqual([path, 200])
      expect([path, status >= 500]).toEqual([path, false])
    }
  })

  it('versions that are not kept are no failure of ours', async () => {
    const { collections, globals } = await config
    const without = [
      // Payload answers 501 for a collection that has no calls.
      ...collections
        .filter(({ versions, endpoints }) => !versions && endpoints)
        .map(({ slug }) => `/api/${slug}`),
      ...globals.filter(({ versions }) => !versions).map(({ slug }) => `/api/globals/${slug}`),
    ]
    expect(without).toContain('/api/globals/site-settings')
    for (const path of without)
      for (const [method, rest] of [
        ['GET', '/versions'],
        ['GET', `/versions/${crypto.randomUUID()}`],
        ['POST', `/versions/${crypto.randomUUID()}`],
      ] as const) {
        const { status } = await call(method, path + rest, { visitor: people[who] ?? {} })
        expect([method, path + rest, status, status < 500]).toEqual([method, path + rest, status, true])
      }
  })
})

describe('a query where no one of ours sends one', () => {
  const network = () => `2001:db8:${randomBytes(2).toString('hex')}:3::1`

  it.each(['/api/session', '/api/health', '/api/health/live', '/api/media/file/none.webp'])(
    'counts %s',
    async (path) => {
      const address = network()
      const asked = async (query: string) => {
        const found = []
        for (let n = 0; n < 110; n++)
          found.push((await call('GET', path + query, { visitor: { address } })).status)
        return found.filter((status) => status === 429).length
      }
      expect(await asked('')).toBe(0)
      expect(await asked('?x=1')).toBe(10)
    },
  )

  it('asks no prefix of a picture', async () => {
    const { body: sent } = await sendPicture(people.admin ?? {}, await uniquePicture())
    const name = sent.doc?.filename
    for (const query of ['?prefix=x', '?prefix=', '?prefix[a]=x']) {
      const { status, body } = await call('GET', `/api/media/file/${name}${query}`)
      expect([query, status, body.errors?.[0]?.code]).toEqual([query, 400, 'invalid'])
    }
  })
})
