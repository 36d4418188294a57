import config from '@payload-config'
import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { article } from '../../support/content'
import { call, signedIn } from '../../support/site'

const admin = await signedIn('admin')
const visitors = { anonymous: {}, user: await signedIn('user') }

const path = '/api/globals/site-settings'
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
const plan = (from: string | null, until: string | null) =>
  call('POST', path, {
    body: { notice: { text: 'Planned words', linkLabel: '', linkHref: '', from, until } },
    visitor: admin,
  })

/** Each leaves out what the rule could need, or asks for it in another way. */
const questions = [
  '',
  '?depth=2',
  '?draft=true',
  '?select[notice]=true',
  '?select[notice][text]=true',
  '?select[notice][from]=false',
]

describe('a notice', () => {
  it.each(['anonymous', 'user'] as const)(
    'is hidden from callers (%s) before it begins and after it ends',
    async (who) => {
      const visitor = visitors[who]
      for (const [from, until] of [
        [inDays(2), inDays(3)],
        [inDays(2), null],
        [inDays(-3), inDays(-2)],
        [null, inDays(-2)],
      ] as const) {
        expect((await plan(from, until)).status).toBe(200)
        for (const question of questions) {
          const { status, body } = await call('GET', `${path}${question}`, { visitor })
          expect([question, status]).toEqual([question, 200])
          expect(JSON.stringify(body)).not.toMatch(/Planned words|"from"|"until"/)
        }
      }
      expect((await call('GET', path, { visitor: admin })).body).toMatchObject({
        notice: { text: 'Planned words' },
      })
    },
  )

  it.each(['anonymous', 'user'] as const)('is there for callers (%s) while it is shown', async (who) => {
    const visitor = visitors[who]
    for (const [from, until] of [
      [inDays(-1), inDays(1)],
      [null, null],
    ] as const) {
      await plan(from, until)
      expect((await call('GET', path, { visitor })).body).toMatchObject({ notice: { text: 'Planned words' } })
      const { body } = await call('GET', `${path}?select[notice][text]=true`, { visitor })
      expect(body).toMatchObject({ notice: { text: 'Planned words' } })
    }
  })
})

const datesIn = (fields: readonly FlattenedField[], path = ''): string[] =>
  fields.flatMap((field) => {
    const name = `${path}${field.name}`
    if (field.type === 'date') return [name]
    return 'flattenedFields' in field && field.flattenedFields
      ? datesIn(field.flattenedFields, `${name}.`)
      : []
  })

describe('dates', () => {
  it('that callers without a role can read are these', async () => {
    const { collections, globals } = await config
    const entities = [
      ...collections.map(({ slug, flattenedFields }) => ({ at: `/api/${slug}`, slug, flattenedFields })),
      ...globals.map(({ slug, flattenedFields }) => ({ at: `/api/globals/${slug}`, slug, flattenedFields })),
    ]
    const readable: string[] = []
    for (const { at, slug, flattenedFields } of entities) {
      const answers = await Promise.all(
        Object.values(visitors).map((visitor) => call('GET', at, { visitor })),
      )
      if (!answers.some(({ status }) => status === 200)) continue
      const dates = datesIn(flattenedFields).filter((name) => !/^(created|updated)At$/.test(name))
      readable.push(...dates.map((name) => `${slug}.${name}`))
    }
    expect(readable.sort()).toEqual([
      // Empty for all that visitors may read.
      'blogs.deletedAt',
      // The next test.
      'blogs.publishedAt',
      // Only the visitor's own booking.
      'bookings.blockedUntil',
      'bookings.bookingDatetime',
      'bookings.endsAt',
      'bookings.heldUntil',
      // Super admins only, as tests/int/security/access-table.test.ts shows.
      'calendar-settings.googleTokenExpiresAt',
      // Empty, as above.
      'case-studies.deletedAt',
      'custom-pages.deletedAt',
      'faqs.deletedAt',
      'flagships.deletedAt',
      'ideas.deletedAt',
      // Set by the server, so never ahead of it.
      'legal-pages.textChangedAt',
      'media.deletedAt',
      // The notice above.
      'site-settings.notice.from',
      'site-settings.notice.until',
    ])
  })

  it('of a publication cannot be in the future, so no article is public before its date', async () => {
    const { id } = await article({ title: 'Of tomorrow', status: 'draft' })
    for (const body of [
      { status: 'published', publishedAt: inDays(1) },
      { _status: 'published', publishedAt: inDays(1) },
    ]) {
      expect((await call('PATCH', `/api/blogs/${id}`, { body, visitor: admin })).status).toBe(400)
      for (const visitor of Object.values(visitors))
        expect((await call('GET', `/api/blogs/${id}`, { visitor })).status).toBe(404)
    }
    // A date of a draft is not taken along when the draft is published.
    await call('PATCH', `/api/blogs/${id}?draft=true`, { body: { publishedAt: inDays(1) }, visitor: admin })
    await call('PATCH', `/api/blogs/${id}`, { body: { _status: 'published' }, visitor: admin })
    const { body } = await call<{ publishedAt?: string }>('GET', `/api/blogs/${id}`)
    expect(Date.parse(body.publishedAt ?? inDays(0))).toBeLessThanOrEqual(Date.now())
  })
})
