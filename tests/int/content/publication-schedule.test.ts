import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { runMissedPlans, runPlan } from '../../../src/features/publication/schedule/jobs'
import { plan as planAt } from '../../../src/features/publication/schedule/mutations'
import { type LexicalNode, lexicalDocument } from '../../../src/features/rich-text/document'
import { query, sql } from '../../../src/lib/db/query'
import { wallReading } from '../../../src/lib/time/zone'
import type { Blog } from '../../../src/payload-types'
import { article } from '../../support/content'
import { call, signedIn, site } from '../../support/site'

interface Schedule {
  timezone: string
  planned: { id: string; action: string; at: string; problem: string | null }[]
  errors?: { code: string; field?: string; message: string }[]
}

const admin = await signedIn('admin')

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const subject = (id: string, kind = 'blogs') => ({ kind, id })
const plan = (id: string, action = 'publish', more: object = {}, visitor = admin) =>
  call<Schedule>('POST', '/api/publication-schedule', {
    body: { ...subject(id), action, date: inDays(3), time: '09:30', ...more },
    visitor,
  })
const planned = async (id: string, kind = 'blogs') =>
  (
    await call<Schedule>('GET', `/api/publication-schedule?${new URLSearchParams(subject(id, kind))}`, {
      visitor: admin,
    })
  ).body.planned
const callOff = (id: string, action = 'publish') =>
  call<Schedule>('DELETE', '/api/publication-schedule', { body: { ...subject(id), action }, visitor: admin })
const change = (id: string, body: object, more = '') =>
  call<{ doc: Blog }>('PATCH', `/api/blogs/${id}${more}`, { body, visitor: admin })
const seen = async (id: string) => {
  const { status, body } = await call<Blog>('GET', `/api/blogs/${id}`)
  return status === 200 ? body.title : null
}

/** As if its time had come; the moment at which it was due. */
async function due(planId: string): Promise<string> {
  const [row] = await query<{ at: string | Date }>(
    await site(),
    sql`UPDATE publication_schedule SET run_at = now() - interval '20 minutes' WHERE id = ${planId}::uuid
        RETURNING run_at AS at`,
  )
  return new Date(row?.at ?? '').toISOString()
}
const run = async (planId: string) => runPlan(await site(), { planId })
const jobsFor = async (planId: string) =>
  query<{ at: string | Date }>(
    await site(),
    sql`SELECT start_after AS at FROM jobs.job WHERE name = 'publication' AND data->>'planId' = ${planId}`,
  )

describe('a planned publication', () => {
  it('is kept once, when several people plan at the same moment', async () => {
    const { id } = await article({ title: 'At once' })
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => plan(id, 'unpublish')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
    expect(await planned(id)).toHaveLength(1)
  })

  it('is kept with its job, by the clock of the business', async () => {
    const { id } = await article({ title: 'Soon' })
    const { status, body } = await plan(id)
    expect([status, body.planned]).toEqual([
      201,
      [{ id: expect.any(String), action: 'publish', at: expect.any(String), problem: null }],
    ])
    const { date, time } = wallReading(new Date(body.planned[0]?.at ?? ''), body.timezone)
    expect({ date, time }).toEqual({ date: inDays(3), time: '09:30' })
    const again = await plan(id, 'publish', { time: '10:30' })
    expect([again.status, again.body.planned.length]).toEqual([201, 1])
    const [one] = again.body.planned
    const [job] = await jobsFor(one?.id ?? '')
    expect(new Date(job?.at ?? '').toISOString()).toBe(one?.at)
    expect(await planned(id)).toEqual(again.body.planned)
  })

  it('is done once by two servers, with the newest draft, as of its moment', async () => {
    const { id } = await article({ title: 'First draft' })
    const [made] = (await plan(id)).body.planned
    const planId = made?.id ?? ''
    await run(planId)
    expect(await seen(id)).toBeNull()
    await change(id, { title: 'Last draft' }, '?draft=true&autosave=true')
    const at = await due(planId)
    await Promise.all([run(planId), run(planId), run(planId)])
    const { body } = await call<Blog>('GET', `/api/blogs/${id}`)
    expect(body).toMatchObject({ title: 'Last draft', status: 'published', publishedAt: at })
    expect(await planned(id)).toEqual([])
    const { docs } = await (await site()).findVersions({
      collection: 'blogs',
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
      overrideAccess: true,
    })
    expect(docs.length).toBe(1)
  })

  it('is made up for when its job is lost', async () => {
    const { id } = await article({ title: 'Restored' })
    const [made] = (await plan(id)).body.planned
    await due(made?.id ?? '')
    await runMissedPlans(await site())
    expect(await seen(id)).toBe('Restored')
  })

  it('is not kept for a time that the clock skips', async () => {
    const { id } = await article({ title: 'In spring' })
    const req = await createLocalReq({}, await site())
    const spring = { kind: 'blogs', id, action: 'publish', date: '2027-03-28' } as const
    const now = new Date('2027-03-01T12:00:00Z')
    const asked = (time: string) => planAt(req, { ...spring, time, zone: 'Europe/Berlin', now })
    expect(await asked('02:30')).toEqual({
      skipped:
        'There is no 02:30 on that day in Europe/Berlin, because clocks go forward. Do you mean 03:30?',
    })
    expect(await planned(id)).toEqual([])
    expect(await asked('03:30')).toBe('planned')
    expect(await planned(id)).toMatchObject([{ at: '2027-03-28T01:30:00.000Z' }])
  })

  it('can be called off, moved, and ends with what is done by hand', async () => {
    const { id } = await article({ title: 'By hand' })
    const [first] = (await plan(id)).body.planned
    expect((await callOff(id)).body.planned).toEqual([])
    expect((await callOff(id)).status).toBe(404)
    const [second] = (await plan(id)).body.planned
    await plan(id, 'publish', { time: '10:30' })
    for (const old of [first, second]) await run(old?.id ?? '')
    expect(await seen(id)).toBeNull()
    await plan(id, 'unpublish')
    await change(id, { status: 'published' })
    expect((await planned(id)).map(({ action }) => action)).toEqual(['unpublish'])
    await change(id, { status: 'draft' })
    expect(await planned(id)).toEqual([])
    await plan(id)
    await change(id, { status: 'archived' })
    expect(await planned(id)).toEqual([])
    await plan(id)
    await call('DELETE', `/api/blogs/${id}`, { visitor: admin })
    expect(await planned(id)).toEqual([])
  })

  it('is refused for what could not be published, and says why when it cannot be later', async () => {
    const { id } = await article({ title: 'Whole' })
    await change(id, { title: '' }, '?draft=true')
    const refused = await plan(id)
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      [{ code: 'conflict', field: 'title', message: 'Title: This field is required.' }],
    ])
    expect(await planned(id)).toEqual([])
    const video = { type: 'block', version: 2, format: '', fields: { id: 'b', blockType: 'video' } }
    const content = lexicalDocument([video as LexicalNode])
    await change(id, { title: 'Whole', content }, '?draft=true')
    expect((await plan(id)).body.errors).toEqual([
      {
        code: 'conflict',
        field: 'content',
        message: 'The video needs a title and an address. It is at the beginning.',
      },
    ])
    await change(id, { title: '', contentHtml: '<p>Words.</p>' }, '?draft=true')
    await change(id, { title: 'Whole again' }, '?draft=true')
    const [made] = (await plan(id)).body.planned
    expect(await seen(id)).toBeNull()
    await change(id, { title: '' }, '?draft=true')
    await due(made?.id ?? '')
    await run(made?.id ?? '')
    expect((await planned(id))[0]).toMatchObject({ problem: expect.stringContaining('Title') })
    // No one expects it to appear by itself once it is mended.
    await change(id, { title: 'Mended' }, '?draft=true')
    await run(made?.id ?? '')
    expect(await seen(id)).toBeNull()
  })
})

describe('a planned end', () => {
  it('takes the article off the site and keeps its draft', async () => {
    const { id } = await article({ title: 'For a while', status: 'published' })
    await change(id, { title: 'For later' }, '?draft=true')
    const [made] = (await plan(id, 'unpublish')).body.planned
    await due(made?.id ?? '')
    await run(made?.id ?? '')
    expect(await seen(id)).toBeNull()
    const { body } = await call<Blog>('GET', `/api/blogs/${id}?draft=true`, { visitor: admin })
    expect(body).toMatchObject({ title: 'For later', status: 'draft', publishedAt: null })
  })
})

it.each([
  [{ date: '2026-02-30' }, 'date'],
  [{ time: '25:00' }, 'time'],
  [{ date: '2020-01-01' }, 'time'],
  [{ date: '2999-01-01' }, 'date'],
  [{ action: 'delete' }, 'action'],
  [{ kind: 'faqs' }, 'kind'],
  [{ id: 'x' }, 'id'],
])('%j is refused', async (more, field) => {
  const { id } = await article({ title: 'Refused' })
  const { status, body } = await plan(id, 'publish', more)
  expect([status, body.errors?.[0]?.field]).toEqual([400, field])
})

it('knows nothing of documents that are not there', async () => {
  expect((await plan('00000000-0000-4000-8000-000000000000')).status).toBe(404)
})
