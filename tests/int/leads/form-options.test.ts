import { afterAll, describe, expect, it } from 'vitest'
import { defaultOptions } from '@/features/form-options/rules'
import { currentOptions } from '@/features/form-options/stored'
import { call, type Refused, signedIn, site, type Visitor } from '../../support/site'

const path = '/api/globals/form-options'
const set = (body: object, visitor = admin) => call<Refused>('POST', path, { visitor, body })
const write = (body: object) =>
  call<Refused>('POST', '/api/contact', {
    body: {
      name: 'Ada',
      email: `${crypto.randomUUID()}@example.com`,
      message: 'Please call me about invoices.',
      ...body,
    },
  })

const admin: Visitor = await signedIn('admin')
afterAll(() => set({ contactProjects: [], contactBudgets: [], interests: [] }))

describe('the choices of forms', () => {
  it('are those of the specification until editors set their own', async () => {
    expect(await currentOptions(await site())).toEqual(defaultOptions)
  })

  it('are read and changed by the team alone', async () => {
    const user = await signedIn('user')
    for (const visitor of [{}, user]) {
      expect((await call('GET', path, { visitor })).status).toBe(403)
      expect((await set({ contactBudgets: ['All of it'] }, visitor)).status).toBe(403)
    }
    expect((await currentOptions(await site())).contactBudgets).toEqual(defaultOptions.contactBudgets)
  })

  it('of a draft are seen by editors alone until it is published', async () => {
    const contactTimelines = ['When it rains']
    const draft = await call('POST', `${path}?draft=true`, {
      visitor: admin,
      body: { contactTimelines, _status: 'draft' },
    })
    expect(draft.status).toBe(200)
    expect((await currentOptions(await site())).contactTimelines).toEqual(defaultOptions.contactTimelines)
    const { body } = await call<object>('GET', `${path}?draft=true`, { visitor: admin })
    expect(body).toMatchObject({ contactTimelines, _status: 'draft' })
    expect((await set({ contactTimelines, _status: 'published' })).status).toBe(200)
    expect((await currentOptions(await site())).contactTimelines).toEqual(contactTimelines)
    expect((await set({ contactTimelines: [] })).status).toBe(200)
    const row = await (await site()).findGlobal({ slug: 'form-options', overrideAccess: true })
    expect(row._status).toBe('published')
  })

  it('that are taken back are those of the specification again', async () => {
    const contactProjects = ['Gamma']
    expect((await set({ contactProjects, _status: 'published' })).status).toBe(200)
    expect((await write({ project: 'Gamma' })).status).toBe(201)
    expect((await set({ _status: 'draft' })).status).toBe(200)
    expect((await write({ project: 'Gamma' })).status).toBe(400)
    expect((await set({ contactProjects: [], _status: 'published' })).status).toBe(200)
  })

  it.each([[[1, null]], ['abc'], [{ a: 1 }]])('are refused as %j, which is no list of texts', async (odd) => {
    const { status, body } = await set({ contactProjects: odd })
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'contactProjects'])
  })

  it.each<[string, string[]]>([
    ['too long', ['x'.repeat(61)]],
    ['of two lines', ['one\ntwo']],
    ['too many', Array.from({ length: 31 }, (_, at) => `Choice ${at}`)],
  ])('are refused if they are %s, with the field', async (_, contactBudgets) => {
    const { status, body } = await set({ contactBudgets })
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'contactBudgets'])
  })

  it('are what the form takes, and answers keep their words when a choice goes', async () => {
    expect((await write({ project: 'A garden' })).body.errors?.[0]?.field).toBe('project')
    await set({ contactProjects: ['A garden', 'A roof'], contactBudgets: ['Small', 'Large'] })
    expect((await write({ project: 'A garden', budget: 'Small' })).status).toBe(201)
    expect((await write({ budget: '$10,000+' })).body.errors?.[0]).toMatchObject({
      field: 'budget',
      message: 'Budget must be one of the listed choices',
    })
    await set({ contactProjects: ['A roof'] })
    expect((await write({ project: 'A garden' })).status).toBe(400)
    const { docs } = await (await site()).find({
      collection: 'inquiries',
      where: { chosenProject: { equals: 'A garden' } },
      overrideAccess: true,
    })
    expect(
      docs.map(({ chosenProject, chosenBudget, serviceInterest }) => [
        chosenProject,
        chosenBudget,
        serviceInterest,
      ]),
    ).toEqual([['A garden', 'Small', 'consulting']])
    const shown = await call<{ docs: unknown[] }>(
      'GET',
      '/api/inquiries?where[chosenProject][equals]=A garden',
      { visitor: admin },
    )
    expect(shown.body.docs).toHaveLength(1)
  })
})
