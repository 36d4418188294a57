import { beforeAll, describe, expect, it } from 'vitest'
import { call, signedIn, site, type Visitor } from '../../support/site'

const SECRET = 'not-for-the-public'
const people: Record<'anonymous' | 'user' | 'admin' | 'superAdmin', Visitor> = {
  anonymous: {},
  user: {},
  admin: {},
  superAdmin: {},
}
const outsiders = ['anonymous', 'user'] as const
const insiders = ['admin', 'superAdmin'] as const

/** A minimal entry of each collection, shown or switched off. */
const entries = {
  faqs: { question: SECRET, answer: SECRET, category: 'general' },
  ideas: { title: SECRET, slug: SECRET, description: SECRET, difficulty: 'Easy', timeToImplement: '1 day' },
  flagships: { title: SECRET, slug: SECRET, tagline: SECRET, description: SECRET },
  'pricing-plans': {
    name: SECRET,
    slug: SECRET,
    description: SECRET,
    price: '$1',
    cta: { label: 'x', href: '/' },
  },
  'add-ons': { name: SECRET, price: '$1', description: SECRET },
  testimonials: { quote: SECRET, name: SECRET },
} as const
type Switched = keyof typeof entries
const switched = Object.keys(entries) as Switched[]
const hidden = new Map<Switched, string>()

beforeAll(async () => {
  const payload = await site()
  people.user = await signedIn('user')
  people.admin = await signedIn('admin')
  people.superAdmin = await signedIn('super_admin')
  for (const collection of switched) {
    const data = { ...entries[collection], isActive: false } as never
    const { id } = await payload.create({ collection, data, overrideAccess: true })
    hidden.set(collection, String(id))
  }
})

describe('what is switched off', () => {
  const cases = switched.flatMap((collection) => outsiders.map((who) => [collection, who] as const))
  it.each(cases)('of %s is nowhere to be had for %s', async (collection, who) => {
    const visitor = people[who]
    const id = hidden.get(collection)
    for (const query of [
      'limit=0',
      'where[isActive][equals]=false',
      'where[or][0][isActive][equals]=false&where[or][1][id][exists]=true',
      'select[isActive]=true&depth=3',
      'draft=true',
    ]) {
      const { body } = await call<{ totalDocs?: number }>('GET', `/api/${collection}?${query}`, { visitor })
      expect([query, body.totalDocs ?? 0, JSON.stringify(body).includes(SECRET)]).toEqual([query, 0, false])
    }
    expect((await call('GET', `/api/${collection}/${id}?draft=true`, { visitor })).status).toBe(404)
    expect(
      (await call('GET', `/api/${collection}/versions?where[parent][equals]=${id}`, { visitor })).status,
    ).toBe(403)
  })

  it.each(switched)('of %s is there for editors', async (collection) => {
    for (const who of insiders) {
      expect(
        (await call('GET', `/api/${collection}/${hidden.get(collection)}`, { visitor: people[who] })).status,
      ).toBe(200)
    }
  })
})

it('a button that leads to a script is refused', async () => {
  const body = {
    ...entries['pricing-plans'],
    slug: 'script',
    cta: { label: 'x', href: 'javascript:alert(1)' },
  }
  expect((await call('POST', '/api/pricing-plans', { body, visitor: people.admin })).status).toBe(400)
})
