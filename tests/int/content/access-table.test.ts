import { beforeAll, describe, expect, it } from 'vitest'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
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

/** What a minimal entry of each collection is, shown or switched off. */
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
const versioned = [...switched, 'custom-pages', 'case-studies', 'legal-pages', 'pages'] as const
const content = [
  ...switched,
  'custom-pages',
  'case-studies',
  'blog-categories',
  'legal-pages',
  'redirects',
  'media',
] as const

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
  await payload.create({
    collection: 'legal-pages',
    data: { title: 'Privacy', slug: 'privacy', content: htmlToLexical('<p>Words</p>') },
    overrideAccess: true,
  })
  await payload.create({
    collection: 'blog-categories',
    data: { name: 'Filed', slug: 'filed' },
    overrideAccess: true,
  })
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

describe('writing content', () => {
  it.each(content.flatMap((collection) => outsiders.map((who) => [collection, who] as const)))(
    'in %s is refused to %s',
    async (collection, who) => {
      const visitor = people[who]
      const where = 'where[id][exists]=true'
      expect((await call('POST', `/api/${collection}`, { body: {}, visitor })).status).toBe(403)
      expect(
        (await call('PATCH', `/api/${collection}?${where}`, { body: { isActive: true }, visitor })).status,
      ).toBe(403)
      expect((await call('DELETE', `/api/${collection}?${where}`, { visitor })).status).toBe(403)
    },
  )

  it.each(versioned)('of %s keeps its versions to editors', async (collection) => {
    for (const who of outsiders) {
      expect((await call('GET', `/api/${collection}/versions`, { visitor: people[who] })).status).toBe(403)
    }
    for (const who of insiders) {
      expect((await call('GET', `/api/${collection}/versions`, { visitor: people[who] })).status).toBe(200)
    }
  })

  it.each(insiders)('is what %s does', async (who) => {
    const visitor = people[who]
    const made = await call<{ doc: { id: string } }>('POST', '/api/faqs', {
      body: { question: 'Q?', answer: 'A.', category: 'support' },
      visitor,
    })
    expect(made.status).toBe(201)
    const { id } = made.body.doc
    expect((await call('PATCH', `/api/faqs/${id}`, { body: { isActive: false }, visitor })).status).toBe(200)
    expect((await call('GET', `/api/faqs/${id}`)).status).toBe(404)
    expect((await call('DELETE', `/api/faqs/${id}`, { visitor })).status).toBe(200)
  })

  it('refuses a button that leads to a script', async () => {
    const body = {
      ...entries['pricing-plans'],
      slug: 'script',
      cta: { label: 'x', href: 'javascript:alert(1)' },
    }
    expect((await call('POST', '/api/pricing-plans', { body, visitor: people.admin })).status).toBe(400)
  })
})

describe('redirects', () => {
  it('are no public list: they would tell of what is no longer shown', async () => {
    for (const who of outsiders)
      expect((await call('GET', '/api/redirects', { visitor: people[who] })).status).toBe(403)
    for (const who of insiders)
      expect((await call('GET', '/api/redirects', { visitor: people[who] })).status).toBe(200)
  })
})
