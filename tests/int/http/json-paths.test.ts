import type { FlattenedField } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { article } from '../../support/content'
import { call, type Refused, signedIn, site, type Visitor } from '../../support/site'

const operators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
  'like',
  'not_like',
  'contains',
]

const superAdmin = await signedIn('super_admin')
beforeAll(async () => {
  await article({ title: 'With content', status: 'published' })
})

const isJson = ({ type }: FlattenedField) => type === 'json' || type === 'richText'

/** Calls of ours or of Payload, which know no conditions. */
const noLists = ['/api/security-events', '/api/security-audit-log', '/api/payload-preferences/count']

/** The JSON fields of each collection that has any, and for each the lists in which they can be named. */
async function jsonFields(): Promise<{ list: string; field: string }[]> {
  const { config } = await site()
  const all = config.collections.flatMap(({ slug, flattenedFields, versions }) =>
    flattenedFields
      .filter(isJson)
      .flatMap(({ name }) => [
        { list: `/api/${slug}`, field: name },
        { list: `/api/${slug}/count`, field: name },
        ...(versions ? [{ list: `/api/${slug}/versions`, field: `version.${name}` }] : []),
      ]),
  )
  return all.filter(({ list }) => !noLists.includes(list))
}

const ask = (list: string, name: string, value: string, visitor: Visitor) =>
  call<Refused>('GET', `${list}?${name}=${value}`, { visitor })

describe('a query into a JSON field', () => {
  it('is refused in each list, with each operator', async () => {
    const fields = await jsonFields()
    const answers = await Promise.all(
      fields.flatMap(({ list, field }) =>
        [
          ...operators.map((operator) => `[${field}.root.type][${operator}]`),
          `[${field}.${field}][equals]`,
          `[${field}__root][equals]`,
        ].map(async (condition) => {
          const { status, body } = await ask(list, `where${condition}`, 'ro', superAdmin)
          return { asked: `${list} ${condition}`, status, code: body.errors?.[0]?.code }
        }),
      ),
    )
    expect(fields.map(({ list }) => list)).toEqual(
      expect.arrayContaining([
        '/api/blogs',
        '/api/legal-pages/versions',
        '/api/bookings/count',
        '/api/security-events/count',
      ]),
    )
    expect(
      answers.filter(({ status, code }) => !(status === 400 && code === 'invalid') && status !== 403),
    ).toEqual([])
    expect(answers.filter(({ status }) => status === 403).length).toBeLessThan(answers.length / 4)
  })

  it('is refused for visitors, below "or" and in versions', async () => {
    for (const query of [
      'where[content.root.type][contains]=ro',
      'where[or][0][title][exists]=true&where[or][1][and][0][content.root.type][like]=ro',
      'where={"content.root":{"contains":"ro"}}',
      'where[version.content.root][contains]=ro',
    ]) {
      const { status, body } = await call<Refused>('GET', `/api/blogs?${query}`)
      expect([query, status, body.errors?.[0]?.code]).toEqual([query, 400, 'invalid'])
    }
  })

  it('is refused through a relation, and in changes of many', async () => {
    for (const [method, path] of [
      ['GET', '/api/newsletter-issues?where[article.content.root][contains]=ro'],
      ['PATCH', '/api/blogs?where[content.root.type][contains]=ro'],
      ['DELETE', '/api/blogs?where[content.root.type][contains]=ro'],
    ] as const) {
      const body = method === 'PATCH' ? { title: 'Other' } : undefined
      const answer = await call<Refused>(method, path, { visitor: superAdmin, ...(body ? { body } : {}) })
      expect([path, answer.status, answer.body.errors?.[0]?.code]).toEqual([path, 400, 'invalid'])
    }
  })

  it('is refused in the order of a list', async () => {
    for (const { list, field } of await jsonFields()) {
      if (list.endsWith('/count')) continue
      const { status, body } = await ask(list, 'sort', `-${field}.root.type`, superAdmin)
      expect([list, field, status === 403 || [status, body.errors?.[0]?.code].join()]).toEqual([
        list,
        field,
        status === 403 || '400,invalid',
      ])
    }
  })

  it('is not the server’s fault without a path either', async () => {
    const answers = await Promise.all(
      (await jsonFields()).flatMap(({ list, field }) =>
        operators.map(async (operator) => {
          const { status } = await ask(list, `where[${field}][${operator}]`, 'ro', superAdmin)
          return { asked: `${list} ${field} ${operator}`, status }
        }),
      ),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })
})
