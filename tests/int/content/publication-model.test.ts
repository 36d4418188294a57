import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { findPublished } from '../../../src/features/blog/list/queries'
import { searchPosts } from '../../../src/features/blog/search/queries'
import { articleFeed } from '../../../src/features/discovery/feed'
import { sitemapEntries } from '../../../src/features/discovery/sitemap'
import { runPlan } from '../../../src/features/publication/schedule/jobs'
import { query, sql } from '../../../src/lib/db/query'
import type { Blog } from '../../../src/payload-types'
import { article } from '../../support/content'
import { call, signedIn, site } from '../../support/site'

// What pages keep between changes is Next's, and only there inside of it: here each question is asked again.
vi.mock('next/cache', () => ({ unstable_cache: <Query>(ask: Query): Query => ask }))

const steps = [
  ...[
    'save draft',
    'autosave',
    'incomplete draft',
    'publish',
    'publish by status',
    'restore',
    'unpublish',
    'archive',
    'draft by status',
  ],
  ...['duplicate', 'plan', 'plan and call off', 'planned publication', 'planned end', 'delete'],
] as const
type Step = (typeof steps)[number]

/** The state of the model: the public text and the latest text. */
interface Model {
  id: string
  shown: string | null
  /** Null while the draft has no title. */
  latest: string | null
  /** Whether what was written last has a text. */
  hasText: boolean
  gone: boolean
}

let serial = 0
const admin = await signedIn('admin')
const user = await signedIn('user')

/** One word, different from all others in any part. */
const newTitle = () => `model${String(++serial).padStart(5, '0')}x`

const patch = async (id: string, body: object, more = '', expected = 200) => {
  const { status } = await call('PATCH', `/api/blogs/${id}${more}`, { body, visitor: admin })
  expect(status).toBe(expected)
}

const isWhole = ({ latest, hasText }: Model) => latest !== null && hasText

/** Plans something; what could not be published now is refused. */
async function plan({ id, ...model }: Model, action: string): Promise<string> {
  const date = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const { status, body } = await call<{ planned: { id: string; action: string }[] }>(
    'POST',
    '/api/publication-schedule',
    { body: { kind: 'blogs', id, action, date, time: '12:00' }, visitor: admin },
  )
  const isRefused = action === 'publish' && !isWhole({ id, ...model })
  expect(status).toBe(isRefused ? 409 : 201)
  return body.planned?.find((planned) => planned.action === action)?.id ?? ''
}

async function planAndRun(model: Model, action: string): Promise<void> {
  const planId = await plan(model, action)
  if (!planId) return
  await query(
    await site(),
    sql`UPDATE publication_schedule SET run_at = now() - interval '1 second' WHERE id = ${planId}::uuid`,
  )
  await runPlan(await site(), { planId })
}

async function restore(id: string, which: number): Promise<Partial<Model>> {
  const { body } = await call<{ docs: { id: string; version: Blog }[] }>(
    'GET',
    `/api/blogs/versions?where[parent][equals]=${id}&limit=50&sort=-updatedAt`,
    { visitor: admin },
  )
  const version = body.docs[which % body.docs.length]
  expect((await call('POST', `/api/blogs/versions/${version?.id}`, { visitor: admin })).status).toBe(200)
  const { title, content } = version?.version ?? {}
  return { latest: title || null, hasText: Boolean(content) }
}

type Action = (model: Model, number: number) => Promise<Partial<Model>>

const written = async ({ id }: Model, more: string) => {
  const latest = newTitle()
  await patch(id, { title: latest }, more)
  return { latest }
}

const actions: Record<Step, Action> = {
  'save draft': (model) => written(model, '?draft=true'),
  autosave: (model) => written(model, '?draft=true&autosave=true'),
  'incomplete draft': async ({ id }, number) => {
    const more = number % 2 === 0 ? '?draft=true' : '?draft=true&autosave=true'
    if (number % 3 === 0) {
      await patch(id, { content: null }, more)
      return { hasText: false }
    }
    await patch(id, number % 3 === 1 ? { title: '' } : { title: '', slug: '' }, more)
    return { latest: null }
  },
  publish: async ({ id, hasText }) => {
    const latest = newTitle()
    await patch(id, { title: latest, _status: 'published' }, '', hasText ? 200 : 400)
    return hasText ? { latest, shown: latest } : {}
  },
  'publish by status': async (model) => {
    await patch(model.id, { status: 'published' }, '', isWhole(model) ? 200 : 400)
    return isWhole(model) ? { shown: model.latest } : {}
  },
  restore: ({ id }, number) => restore(id, number),
  unpublish: async ({ id }) => {
    await patch(id, { _status: 'draft' })
    return { shown: null }
  },
  archive: async ({ id }) => {
    await patch(id, { status: 'archived' })
    return { shown: null }
  },
  'draft by status': async ({ id }) => {
    await patch(id, { status: 'draft' })
    return { shown: null }
  },
  duplicate: async ({ id }, number) => {
    const { status } = await call('POST', `/api/blogs/${id}/duplicate?draft=${number % 2 === 0}`, {
      visitor: admin,
    })
    expect(status).toBe(200)
    return {}
  },
  plan: async (model, number) => {
    await plan(model, number % 2 === 0 ? 'publish' : 'unpublish')
    return {}
  },
  'plan and call off': async (model) => {
    const { id } = model
    const planId = await plan(model, 'publish')
    if (!planId) return {}
    const body = { kind: 'blogs', id, action: 'publish' }
    await call('DELETE', '/api/publication-schedule', { body, visitor: admin })
    await runPlan(await site(), { planId })
    return {}
  },
  'planned publication': async (model) => {
    await planAndRun(model, 'publish')
    return isWhole(model) ? { shown: model.latest } : {}
  },
  'planned end': async (model) => {
    await planAndRun(model, 'unpublish')
    return { shown: null }
  },
  delete: async ({ id }) => {
    expect((await call('DELETE', `/api/blogs/${id}`, { visitor: admin })).status).toBe(200)
    return { shown: null, gone: true }
  },
}

const titlesIn = (value: unknown): string[] => [
  ...new Set((JSON.stringify(value) ?? '').match(/model\d{5}x/g) ?? []),
]

/** Everything that the public gets to see anywhere, which holds a title of the model's, and nothing else. */
async function everythingShown(id: string): Promise<Record<string, string[]>> {
  const payload = await site()
  const seen: Record<string, string[]> = {}
  for (const [name, visitor] of [
    ['anyone', {}],
    ['a user', user],
  ] as const) {
    for (const more of ['?depth=1', '?draft=true&depth=1', '?draft=true&where[title][contains]=model']) {
      seen[`list for ${name} ${more}`] = titlesIn((await call('GET', `/api/blogs${more}`, { visitor })).body)
      seen[`document for ${name} ${more}`] = titlesIn(
        (await call('GET', `/api/blogs/${id}${more}`, { visitor })).body,
      )
    }
    const versions = await call('GET', `/api/blogs/versions?where[parent][equals]=${id}`, { visitor })
    expect([versions.status, titlesIn(versions.body)]).toEqual([403, []])
  }
  seen.search = titlesIn(await searchPosts(payload, { query: 'model' }))
  seen.pages = titlesIn(await findPublished(payload, {}, { limit: 100 }))
  seen.feed = titlesIn(await articleFeed())
  return seen
}

async function expectShown({ id, shown }: Model): Promise<void> {
  const expected = shown === null ? [] : [shown]
  const seen = await everythingShown(id)
  expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((where) => [where, expected])))
  const { docs } = await (await site()).find({
    collection: 'blogs',
    where: { id: { equals: id } },
    depth: 0,
    overrideAccess: true,
  })
  const addresses = (await sitemapEntries()).filter(({ url }) => url.includes('/blog/'))
  expect(addresses.map(({ url }) => url.split('/').pop())).toEqual(shown === null ? [] : [docs[0]?.slug])
  if (docs[0]) expect(docs[0].publishedAt === null).toBe(shown === null)
}

async function clean(): Promise<void> {
  const payload = await site()
  await payload.delete({ collection: 'blogs', where: { id: { exists: true } }, overrideAccess: true })
}

const sequences = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(20)), { minLength: 4, maxLength: 9 })

it('shows the public exactly the last published text, after any actions in any order', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      await clean()
      const title = newTitle()
      const { id } = await article({ title, slug: `address-${serial}` })
      const model: Model = { id, shown: null, latest: title, hasText: true, gone: false }
      for (const [step, number] of sequence) {
        if (model.gone) break
        Object.assign(model, await actions[step](model, number))
        await expectShown(model)
      }
    }),
    // The same sequences in each run, with every step: a failure is one of the code.
    { seed: 20_261_112, numRuns: 6, endOnFailure: true, includeErrorInReport: true },
  )
}, 600_000)
