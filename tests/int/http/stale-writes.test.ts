import { describe, expect, it } from 'vitest'
import { bookingBody, first, freeDays } from '../../support/booking'
import { account, call, signedIn, site, type Visitor } from '../../support/site'

type Doc = { id: string; updatedAt: string }

const owner: Visitor = await signedIn('super_admin')

const inquiry = { name: 'Ada', email: 'ada@example.com', message: 'Too many lists, too little time.' }
const registration = {
  fullName: 'Ada',
  companyName: 'Engines',
  businessSize: '1-10',
  industry: 'Other',
  budgetRange: '$100,000+',
  timeline: 'Future (6+ months)',
  status: 'new',
} as const

/** Creates a document of each collection that rejects stale writes, and a change for it. */
const made: Record<string, { make: () => Promise<Doc>; field: string }> = {
  bookings: {
    field: 'company',
    make: async () => {
      const { date, slots } = first(await freeDays(1))
      const { body } = await call<{ booking: { id: string } }>('POST', '/api/create-booking', {
        body: bookingBody(date, first(slots)),
      })
      return (await call<Doc>('GET', `/api/bookings/${body.booking.id}`, { visitor: owner })).body
    },
  },
  inquiries: {
    field: 'company',
    make: async () =>
      (await site()).create({
        collection: 'inquiries',
        data: { ...inquiry, status: 'new', serviceInterest: 'consulting' },
        overrideAccess: true,
      }),
  },
  'client-registrations': {
    field: 'companyName',
    make: async () =>
      (await site()).create({ collection: 'client-registrations', data: registration, overrideAccess: true }),
  },
  projects: {
    field: 'title',
    make: async () =>
      (await site()).create({
        collection: 'projects',
        data: { title: 'Engine', status: 'active', completionPercentage: 0 },
        overrideAccess: true,
      }),
  },
  users: { field: 'companyName', make: async () => (await account('user')).user },
}

const patch = (path: string, version: string | undefined, body: object, visitor = owner) =>
  call<{ doc?: Doc; errors?: { message: string; code: string }[] }>(
    path.startsWith('globals') ? 'POST' : 'PATCH',
    `/api/${path}`,
    { body, visitor: { ...visitor, headers: version === undefined ? {} : { 'if-match': version } } },
  )

describe.each(Object.entries(made))('PATCH /api/%s/:id', (slug, { make, field }) => {
  it('refuses a writer who has seen an older version, and says so', async () => {
    const doc = await make()
    const path = `${slug}/${doc.id}`
    const seen = `"${doc.updatedAt}"`
    const { status, body } = await patch(path, seen, { [field]: 'First' })
    expect([status, body.doc]).toMatchObject([200, { [field]: 'First' }])
    const late = await patch(path, seen, { [field]: 'Second' })
    expect([late.status, late.body.errors?.[0]]).toMatchObject([
      412,
      { code: 'stale', message: expect.stringContaining('Someone else has changed this') },
    ])
    const stored = await call('GET', `/api/${path}`, { visitor: owner })
    expect(stored.body[field]).toBe('First')
    expect((await patch(path, `"${body.doc?.updatedAt}"`, { [field]: 'Third' })).status).toBe(200)
    expect((await patch(path, undefined, { [field]: 'Fourth' })).status).toBe(200)
    expect((await patch(path, '*', { [field]: 'Fifth' })).status).toBe(200)
  })

  it('takes one of several writers who have seen the same', async () => {
    const doc = await make()
    const answers = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((value) =>
        patch(`${slug}/${doc.id}`, `"${doc.updatedAt}"`, { [field]: value }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
  })

  it.each(['"yesterday"', '2026-11-21T18:00:00.000Z', '"2026-13-41T18:00:00.000Z"', 'W/"1"'])(
    'refuses the version %s',
    async (version) => {
      const doc = await make()
      const { status, body } = await patch(`${slug}/${doc.id}`, version, { [field]: 'x' })
      expect([status, body.errors?.[0]]).toMatchObject([400, { code: 'invalid', field: 'If-Match' }])
    },
  )

  it('says nothing about versions to those who may not write', async () => {
    const doc = await make()
    const stranger = await signedIn('user')
    for (const visitor of [{}, stranger]) {
      const statuses = []
      for (const version of [doc.updatedAt, '2020-01-01T00:00:00.000Z'])
        statuses.push((await patch(`${slug}/${doc.id}`, `"${version}"`, { [field]: 'x' }, visitor)).status)
      expect(statuses[0]).toBe(statuses[1])
      expect([403, 404]).toContain(statuses[0])
    }
  })
})

describe('POST /api/globals/calendar-settings', () => {
  const read = async () =>
    (
      await call<{ updatedAt: string; maxDaysAdvance: number }>('GET', '/api/globals/calendar-settings', {
        visitor: owner,
      })
    ).body

  it('refuses a stale writer, and one of two at once', async () => {
    await patch('globals/calendar-settings', undefined, { maxDaysAdvance: 40 })
    const seen = `"${(await read()).updatedAt}"`
    const answers = await Promise.all(
      [41, 42].map((maxDaysAdvance) => patch('globals/calendar-settings', seen, { maxDaysAdvance })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    const late = await patch('globals/calendar-settings', seen, { maxDaysAdvance: 50 })
    expect([late.status, late.body.errors?.[0]?.code]).toEqual([412, 'stale'])
    expect((await read()).maxDaysAdvance).not.toBe(50)
  })
})
