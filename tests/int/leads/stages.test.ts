import { describe, expect, it } from 'vitest'
import { boardLeads, openLeads } from '../../../src/features/lead/queries'
import { setLeadSchema } from '../../../src/features/lead/schema'
import { boundsOf } from '../../../src/features/overview/period'
import { funnel } from '../../../src/features/overview/queries'
import { waitingRows } from '../../../src/features/overview/todo'
import { personDetails } from '../../../src/features/person/history'
import { listPeople } from '../../../src/features/person/list'
import { workItem } from '../../../src/features/queue/work-item'
import { seedManyRows } from '../../../src/seed/many-office-rows'
import { bookingBody, first, freeDays } from '../../support/booking'
import { manageToken } from '../../support/booking-mails'
import { call, post, reqOf, runSql, signedIn, site, type Visitor } from '../../support/site'
import { uniqueEmail } from '../../support/unique'
import { inquire, register } from '../../support/work-rows'

const owner = await signedIn('super_admin')
const admin = await signedIn('admin')
const user = await signedIn('user')

async function book(email: string) {
  const day = first(await freeDays(1))
  const { body } = await post(
    'create-booking',
    {},
    { ...bookingBody(day.date, first(day.slots)), email: email.toUpperCase() },
  )
  return { kind: 'booking', id: String((body.booking as { id: string }).id) } as const
}

const set = (by: Visitor, subject: object, lead: object) => post('set-lead', by, { ...subject, ...lead })
const leadOf = async (email: string) => (await personDetails(await reqOf(owner), email))?.lead
const statusOf = async ({ kind, id }: Awaited<ReturnType<typeof inquire> | ReturnType<typeof register>>) =>
  (await workItem(await reqOf(owner), kind, id))?.status

describe('who may set a stage', () => {
  it('is the team, each where they may see the row', async () => {
    const email = uniqueEmail()
    const rows = {
      inquiry: await inquire(email),
      registration: await register(owner, email),
      booking: await book(email),
      person: { kind: 'person', id: email },
    }
    const talk = { stage: 'in_talk' }
    for (const row of Object.values(rows)) {
      expect((await set({}, row, talk)).status).toBe(401)
      expect((await set(user, row, talk)).status).toBe(403)
    }
    expect(await runSql`SELECT 1 FROM leads WHERE person = ${email}`).toEqual([])
    expect((await set(admin, rows.registration, talk)).status).toBe(404)
    expect((await set(admin, rows.booking, talk)).status).toBe(403)
    expect((await set(admin, rows.person, talk)).status).toBe(403)
    expect((await set(admin, rows.inquiry, talk)).body.lead).toMatchObject({ stage: 'in_talk' })
    for (const row of Object.values(rows)) expect((await set(owner, row, talk)).status).toBe(200)
    expect((await set(owner, { kind: 'person', id: uniqueEmail() }, talk)).status).toBe(404)
  })

  it.each([
    [{ stage: 'lost' }, 'lostReason'],
    [{ stage: 'answered' }, 'stage'],
    [{ stage: 'new', value: 1.5 }, 'value'],
    [{ stage: 'new', value: -1 }, 'value'],
    [{ stage: 'new', value: 2_000_000_000 }, 'value'],
    [{ stage: 'new', expectedMonth: '2027-13' }, 'expectedMonth'],
  ])('names what is wrong with %j', (lead, field) => {
    const { error } = setLeadSchema.safeParse({ kind: 'person', id: 'ada@example.com', ...lead })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  })
})

describe('the stage of a person', () => {
  it('follows from what they did until someone sets it, with a value and a month', async () => {
    const email = uniqueEmail()
    const row = await inquire(email)
    expect(await leadOf(email)).toMatchObject({ stage: 'new', value: null })
    await post('update-work', admin, { ...row, status: 'answered' })
    expect(await leadOf(email)).toMatchObject({ stage: 'in_talk' })
    await set(admin, row, { stage: 'offer_sent', value: 2500, expectedMonth: '2031-03' })
    expect((await set(admin, row, { stage: 'offer_sent' })).body.lead).toEqual({
      ...{ stage: 'offer_sent', lostReason: null, value: 2500, expectedMonth: '2031-03', nextCall: null },
      currency: 'USD',
    })
    await set(admin, row, { stage: 'new', value: null, expectedMonth: null })
    expect(await leadOf(email)).toMatchObject({ stage: 'new', value: null, expectedMonth: null })
  })

  it('is not overwritten by who saw an older one, unless they want the same or have seen what it is now', async () => {
    const email = uniqueEmail()
    const row = await inquire(email)
    const seen = { stage: 'new', lostReason: null, value: null, expectedMonth: null }
    const offer = { stage: 'offer_sent', value: 2500, expectedMonth: '2031-03' }
    expect((await set(admin, row, { ...offer, seen })).status).toBe(200)
    const late = await set(owner, row, { stage: 'lost', lostReason: 'price', seen })
    const message = `${admin.user.fullName} has changed the stage since you opened it. It is now: Offer sent, $2,500, expected in March 2031. Make your change again to replace it.`
    expect([late.status, late.body]).toMatchObject([
      412,
      { errors: [{ code: 'stale', message }], lead: offer },
    ])
    const own = await set(admin, row, { stage: 'won', seen })
    expect([own.status, own.body.errors]).toMatchObject([
      412,
      [{ message: expect.stringMatching(/^You have /) }],
    ])
    expect(await leadOf(email)).toMatchObject({ ...offer, lostReason: null })
    expect(await statusOf(row)).toBe('in_progress')
    expect((await set(owner, row, { ...offer, seen })).status).toBe(200)
    expect((await set(owner, row, { stage: 'won', seen: late.body.lead })).status).toBe(200)
    expect(await leadOf(email)).toMatchObject({ ...offer, stage: 'won' })
    expect((await set(user, row, { stage: 'new', seen })).status).toBe(403)
  })

  it('is taken from one of two who have seen the same', async () => {
    const email = uniqueEmail()
    const row = await inquire(email)
    const seen = { stage: 'new', lostReason: null, value: null, expectedMonth: null }
    const answers = await Promise.all(
      [100, 200, 300].map((value) => set(owner, row, { stage: 'in_talk', value, seen })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412])
  })

  it('comes with their next call, until it is cancelled', async () => {
    const email = uniqueEmail()
    const { id } = await book(email)
    const [row] = await runSql<{ at: string }>`SELECT booking_datetime AS at FROM bookings WHERE id = ${id}`
    const at = new Date(String(row?.at)).toISOString()
    const lost = { stage: 'lost', lostReason: 'timing' }
    expect((await set(owner, { kind: 'booking', id }, lost)).body.lead).toMatchObject({
      ...lost,
      nextCall: at,
    })
    const isTheirs = ({ person }: { person: string }) => person === email
    const onBoard = async () => (await boardLeads(await reqOf(owner))).find(isTheirs)
    expect(await onBoard()).toMatchObject({ nextCall: at, lastKind: 'booking' })
    await inquire(email)
    expect(await onBoard()).toMatchObject({ lastKind: 'inquiry', decidedAt: expect.any(String) })
    await runSql`UPDATE inquiries SET status = 'answered', updated_at = now() WHERE email = ${email}`
    expect((await onBoard())?.lastKind).toBe('answered')
    await call('PATCH', `/api/bookings/${id}`, { visitor: owner, body: { status: 'cancelled' } })
    expect([await onBoard(), (await leadOf(email))?.nextCall]).toMatchObject([
      { nextCall: null, lastKind: 'cancelled' },
      null,
    ])
    const start = new Date().toISOString()
    for (const status of ['no_show', 'completed']) {
      await runSql`UPDATE bookings SET status = ${status}::enum_bookings_status, booking_datetime = ${start}, updated_at = now()
        WHERE id = ${id}`
      expect(await onBoard()).toMatchObject({ nextCall: null, lastKind: status, lastAt: start })
    }
  })

  it('of a booked person is won without a project and without an inquiry', async () => {
    const email = uniqueEmail()
    await set(owner, await book(email), { stage: 'won', value: 900 })
    const people = await listPeople(await reqOf(owner), { q: email, page: 1, perPage: 5, stage: 'won' })
    expect(people?.items).toMatchObject([{ email, stage: 'won' }])
    const isTheirs = ({ person }: { person: string }) => person === email
    expect((await boardLeads(await reqOf(owner))).find(isTheirs)).toMatchObject({ stage: 'won', value: 900 })
  })

  it('beyond new begins their new work, whichever row it was set from, and once', async () => {
    for (const from of ['inquiry', 'registration', 'booking', 'person'] as const) {
      const email = uniqueEmail()
      const [one, two, answered] = [await inquire(email), await register(owner, email), await inquire(email)]
      await post('update-work', owner, { ...answered, status: 'answered' })
      const rows = {
        ...{ inquiry: one, registration: two, booking: await book(email) },
        person: { kind: 'person', id: email },
      }
      const waiting = (await waitingRows(await reqOf(owner))).inquiries
      await set(owner, rows[from], { stage: 'new', value: 300 })
      expect([from, await statusOf(one), await statusOf(two)]).toEqual([from, 'new', 'new'])
      await set(owner, rows[from], { stage: 'offer_sent' })
      const statuses = [await statusOf(one), await statusOf(two), await statusOf(answered)]
      expect([from, ...statuses]).toEqual([from, 'in_progress', 'in_progress', 'answered'])
      expect((await waitingRows(await reqOf(owner))).inquiries).toBe(waiting - 1)
      const changes = await runSql<{ after: { status: string }; by: string }>`
        SELECT new_values AS after, user_id AS by FROM security_audit_log
        WHERE table_name = 'inquiries' AND record_id = ${one.id} AND action = 'UPDATE'`
      expect(changes).toMatchObject([{ after: { status: 'in_progress' }, by: owner.user.id }])

      const later = await inquire(email)
      await set(owner, rows[from], { stage: 'offer_sent', value: 900 })
      expect([from, await statusOf(later)]).toEqual([from, 'new'])
    }
  })

  it('closes their open work, and gives it back', async () => {
    const email = uniqueEmail()
    const spam = await inquire(email)
    await post('update-work', owner, { ...spam, status: 'spam' })
    const [one, two] = [await inquire(email), await register(owner, email)]
    await set(owner, two, { stage: 'lost', lostReason: 'price' })
    expect([await statusOf(one), await statusOf(two), await statusOf(spam)]).toEqual(['lost', 'lost', 'spam'])
    const later = await inquire(email)
    await set(owner, one, { stage: 'won' })
    expect([await statusOf(one), await statusOf(later)]).toEqual(['won', 'won'])
    await set(owner, one, { stage: 'offer_sent' })
    expect([await statusOf(one), await statusOf(two)]).toEqual(['in_progress', 'in_progress'])
  })

  it('follows the status of work, and is as before when the status is taken back', async () => {
    const email = uniqueEmail()
    const [one, two] = [await inquire(email), await inquire(email)]
    await set(admin, one, { stage: 'offer_sent', value: 100 })
    await post('update-work', admin, { ...one, status: 'lost', lostReason: 'timing' })
    expect(await leadOf(email)).toMatchObject({ stage: 'lost', lostReason: 'timing', value: 100 })
    await post('update-work', admin, { ...one, status: 'new' })
    expect(await leadOf(email)).toMatchObject({ stage: 'offer_sent', lostReason: null, value: 100 })
    expect([await statusOf(one), await statusOf(two)]).toEqual(['new', 'in_progress'])
    await call('PATCH', `/api/inquiries/${one.id}`, { visitor: admin, body: { status: 'won' } })
    expect(await leadOf(email)).toMatchObject({ stage: 'won' })
  })

  it('is decided by two at once without a fault, whichever of the rows they use', async () => {
    for (const round of [1, 2, 3, 4]) {
      const email = uniqueEmail()
      const rows = [
        await inquire(email),
        await inquire(email),
        await register(owner, email),
        await book(email),
      ]
      const byRow = rows.map((row, place) =>
        set(owner, row, place % 2 ? { stage: 'lost', lostReason: 'price' } : { stage: 'won' }),
      )
      const byStatus = rows
        .slice(0, 2)
        .map(({ id }) => call('PATCH', `/api/inquiries/${id}`, { visitor: owner, body: { status: 'won' } }))
      const work = post('update-work', owner, { ...rows[1], status: 'answered' })
      const answers = await Promise.all([...byRow, ...byStatus, work])
      expect([round, answers.map(({ status }) => status)]).toEqual([round, answers.map(() => 200)])
    }
  })

  it('stays if the team cancels their only call, until someone sets it', async () => {
    const email = uniqueEmail()
    const { id } = await book(email)
    const change = { visitor: owner, body: { status: 'cancelled' } }
    expect((await call('PATCH', `/api/bookings/${id}`, change)).status).toBe(200)
    const isTheirs = ({ person }: { person: string }) => person === email
    const onBoard = async () => (await boardLeads(await reqOf(owner))).find(isTheirs)?.stage
    expect([await onBoard(), (await leadOf(email))?.stage]).toEqual(['new', 'new'])
    await set(owner, { kind: 'person', id: email }, { stage: 'lost', lostReason: 'timing' })
    expect(await onBoard()).toBe('lost')
  })

  it('is none in the list and the panel alike if they cancelled their only call, until it is set', async () => {
    const email = uniqueEmail()
    const { id } = await book(email)
    const cancelled = { body: { token: await manageToken(id), action: 'cancel' } }
    expect((await call('POST', '/api/bookings/manage', cancelled)).status).toBe(200)
    const inList = async () =>
      (await listPeople(await reqOf(owner), { q: email, page: 1, perPage: 5 }))?.items[0]?.stage
    expect([await inList(), await leadOf(email)]).toEqual([null, null])
    expect((await set(owner, { kind: 'person', id: email }, { stage: 'new' })).status).toBe(200)
    expect([await inList(), (await leadOf(email))?.stage]).toEqual(['new', 'new'])
  })

  it('of someone who only subscribed is what the team set, in the list and the panel', async () => {
    const email = uniqueEmail()
    await post('newsletter', {}, { email })
    const data = { email, status: 'confirmed' as const }
    await (await site()).create({ collection: 'subscribers', data, overrideAccess: true })
    expect(await leadOf(email)).toBeNull()
    expect((await set(owner, { kind: 'person', id: email }, { stage: 'won' })).status).toBe(200)
    const people = await listPeople(await reqOf(owner), { q: email, page: 1, perPage: 5 })
    expect([people?.items[0]?.stage, (await leadOf(email))?.stage]).toEqual(['won', 'won'])
  })

  it('goes with their data', async () => {
    const email = uniqueEmail()
    await set(admin, await inquire(email), { stage: 'won', value: 77 })
    const { body } = await call<{ leads: object[] }>('GET', `/api/people/export?email=${email}`, {
      visitor: owner,
    })
    expect(body.leads).toMatchObject([{ outcome: 'won', value: 77 }])
    const erased = await post('people/erase', owner, { email, confirm: email })
    expect(erased.body.erased).toMatchObject({ leads: 1 })
    expect(await runSql`SELECT 1 FROM leads WHERE person = ${email}`).toEqual([])
  })
})

/** Counts by itself what the overview shows: every row is read, and nothing of the product is asked. */
async function countedByHand(start: string, end: string) {
  type Row = { email: string; at: string; call: string; status: string; held: string | null }
  const bookings =
    await runSql<Row>`SELECT email, created_at AS at, booking_datetime AS call, status, held_until AS held FROM bookings`
  const inquiries = await runSql<Row>`SELECT email, created_at AS at, status, NULL AS held FROM inquiries`
  const registrations =
    await runSql<Row>`SELECT i.email, r.created_at AS at, r.status, NULL AS held FROM client_registrations r
      JOIN invitations i ON i.id = r.invitation_id`
  type Stored = { person: string; stage: string; outcome: string; value: number | null; decided: string }
  const stored = await runSql<Stored>`SELECT person, stage, outcome, value, decided_at AS decided FROM leads`
  const isIn = (at: string) => Date.parse(at) >= Date.parse(start) && Date.parse(at) < Date.parse(end)
  const booked = bookings.filter(({ held }) => held === null)
  const wrote = [...inquiries.filter(({ status }) => status !== 'spam'), ...registrations]
  const people = new Map<string, { talked: boolean; live: boolean }>()
  for (const row of [...booked, ...wrote]) {
    const before = people.get(row.email.toLowerCase())
    people.set(row.email.toLowerCase(), {
      talked: before?.talked || ['completed', 'in_progress', 'answered'].includes(row.status),
      live: before?.live || row.status !== 'cancelled',
    })
  }
  const totals: Record<string, [count: number, value: number]> = {}
  for (const [person, { talked, live }] of people) {
    const lead = stored.find((row) => row.person === person)
    if (!live && !lead) continue
    const stage = lead?.outcome ?? lead?.stage ?? (talked ? 'in_talk' : 'new')
    const [count, value] = totals[stage] ?? [0, 0]
    totals[stage] = [count + 1, value + (lead?.value ?? 0)]
  }
  const won = stored.filter(({ outcome, decided }) => outcome === 'won' && isIn(decided))
  return {
    bookings: booked.filter(({ at }) => isIn(at)).length,
    held: booked.filter(({ status, call }) => status === 'completed' && isIn(call)).length,
    won: won.length,
    wonValue: won.reduce((sum, { value }) => sum + (value ?? 0), 0),
    totals,
  }
}

describe('with 20,000 bookings', () => {
  it('funnel and open value are what a count of all rows gives', { timeout: 300_000 }, async () => {
    await seedManyRows(await site(), 'bookings', 20_000)
    await runSql`UPDATE bookings SET created_at = created_at - interval '20 days' WHERE email LIKE 'load-%'`
    // Every third also wrote, some in capitals; every seventh has a stage.
    await runSql`INSERT INTO inquiries (name, email, message, service_interest, status, created_at)
      SELECT 'Load', CASE WHEN n % 2 = 0 THEN upper(e) ELSE e END, 'Row', 'consulting',
        (ARRAY['new', 'in_progress', 'answered', 'spam'])[1 + n % 4]::enum_inquiries_status, timestamptz '2018-01-01' + n * interval '1 hour'
      FROM (SELECT n, 'load-' || n || '@example.com' AS e FROM generate_series(1, 20000, 3) AS n) AS rows`
    await runSql`INSERT INTO leads (person, stage, outcome, lost_reason, decided_at, value)
      SELECT 'load-' || n || '@example.com', (ARRAY['new', 'in_talk', 'offer_sent', NULL])[1 + n % 4],
        (ARRAY[NULL, 'won', 'lost'])[1 + n % 3], CASE WHEN n % 3 = 2 THEN 'price' END,
        CASE WHEN n % 3 > 0 THEN timestamptz '2018-01-01' + n * interval '1 hour' END, CASE WHEN n % 2 = 0 THEN n END FROM generate_series(1, 20000, 7) AS n`
    await runSql`ANALYZE`
    const req = await reqOf(owner)
    const period = { from: '2018-06-01', to: '2019-06-30', zone: 'Europe/Berlin' }
    const { start, end } = boundsOf(period)
    const byHand = await countedByHand(start, end)
    const steps = await funnel(req, period)
    const { totals: _, ...figures } = byHand
    expect(steps).toMatchObject(figures)
    expect([byHand.bookings > 9000, byHand.won > 400]).toEqual([true, true])
    const { from, to } = period
    const listed = await listPeople(req, { q: '', page: 1, perPage: 1, stage: 'won', from, to })
    expect(listed?.total).toBe(byHand.won)
    const oneSided = (days: object) => listPeople(req, { q: '', page: 1, perPage: 1, stage: 'won', ...days })
    const after = (await oneSided({ from: '2019-07-01' }))?.total ?? 0
    const before = (await oneSided({ to }))?.total ?? 0
    expect([(await oneSided({}))?.total, before >= byHand.won, after > 0]).toEqual([
      after + before,
      true,
      true,
    ])
    const open = await openLeads(req)
    expect(Object.fromEntries(open.stages.map(({ stage, count, value }) => [stage, [count, value]]))).toEqual(
      {
        ...{ new: byHand.totals.new, in_talk: byHand.totals.in_talk, offer_sent: byHand.totals.offer_sent },
      },
    )
    const board = await boardLeads(req)
    for (const [stage, figures] of Object.entries(byHand.totals)) {
      const ofStage = board.filter((lead) => lead.stage === stage)
      expect(ofStage).toHaveLength(20)
      expect(ofStage.map(({ count, total }) => [count, total])).toEqual(ofStage.map(() => figures))
    }
  })
})
