import { beforeAll, describe, expect, it } from 'vitest'
import { pageCopies, pageKeys } from '../../../src/content/page-copies'
import { copiesOf, copyOf } from '../../../src/features/page-copy/queries'
import type { Page } from '../../../src/payload-types'
import { seedPageCopy } from '../../../src/seed/page-copy'
import { call, signedIn, site, type Visitor } from '../../support/site'

type Refusal = { errors?: { message: string; code: string; field?: string }[] }

let admin: Visitor
beforeAll(async () => {
  await seedPageCopy(await site())
  admin = await signedIn('admin')
})

async function rowOf(key: Page['key']): Promise<Page> {
  const { docs } = await (await site()).find({
    collection: 'pages',
    where: { key: { equals: key } },
    overrideAccess: true,
  })
  if (!docs[0]) throw new Error(`There is no page ${key}`)
  return docs[0]
}
const change = async (key: Page['key'], body: unknown) =>
  call<Refusal & { doc?: Page }>('PATCH', `/api/pages/${(await rowOf(key)).id}`, { body, visitor: admin })

describe('the copy of a page', () => {
  it('is there for every page, once, with the words that the site comes with', async () => {
    const payload = await site()
    await seedPageCopy(payload)
    const { docs } = await payload.find({ collection: 'pages', pagination: false, overrideAccess: true })
    expect(docs.map(({ key }) => key).sort()).toEqual([...pageKeys].sort())
    expect(copiesOf(docs)).toEqual(pageCopies)
  })

  it('is the editors’ text, and the original text for empty fields', async () => {
    const { status } = await change('services', {
      headline: 'Our services in {brandName}',
      lead: '   ',
      closing: { title: 'Talk to us', description: '', primaryLabel: 'Go' },
      sections: { industries: { title: 'Trades', description: null } },
      meta: { title: null, description: 'Found here.' },
    })
    expect(status).toBe(200)
    const usual = pageCopies.services
    expect(copyOf('services', await rowOf('services'))).toEqual({
      headline: 'Our services in {brandName}',
      lead: usual.lead,
      meta: { title: usual.meta.title, description: 'Found here.' },
      sections: {
        ...usual.sections,
        industries: { title: 'Trades', description: usual.sections.industries.description },
      },
      closing: {
        title: 'Talk to us',
        description: usual.closing.description,
        primary: { label: 'Go', href: '/book-call' },
        secondary: usual.closing.secondary,
      },
    })
  })

  it.each([
    [{ sections: { audience: { title: 'For {everyone}' } } }, 'sections.audience.title', /\{everyone\}/],
    [{ meta: { description: 'From {prize}' } }, 'meta.description', /\{prize\}/],
    [{ closing: { title: 'x'.repeat(121) } }, 'closing.title', /120/],
    [{ headline: ['a', 'b'] }, 'headline', /must be text/],
    [{ lead: { a: 1 } }, 'lead', /must be text/],
  ])('with %j is refused by its field', async (body, field, message) => {
    const before = await rowOf('home')
    const answer = await change('home', body)
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field])
    expect(answer.body.errors?.[0]?.message).toMatch(message)
    expect(await rowOf('home')).toEqual(before)
  })

  it('belongs to its page: another key is not taken', async () => {
    await change('pricing', { key: 'blog', headline: 'Prices' })
    expect((await rowOf('pricing')).headline).toBe('Prices')
  })
})
