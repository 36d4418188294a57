import { describe, expect, it } from 'vitest'
import { readDeskQuery } from '../../../src/features/booking/desk/filter'
import { deskBookings } from '../../../src/features/booking/desk/queries'
import { lastDays } from '../../../src/features/overview/period'
import { funnel } from '../../../src/features/overview/queries'
import { waitingRows } from '../../../src/features/overview/todo'
import { listPeople } from '../../../src/features/person/list'
import { workListSchema } from '../../../src/features/queue/list-schema'
import { workItem } from '../../../src/features/queue/work-item'
import { listWork } from '../../../src/features/queue/work-list'
import { bookingBody, first, freeDays } from '../../support/booking'
import { call, post, reqOf, runSql, signedIn, site, type Visitor } from '../../support/site'
import { uniqueEmail } from '../../support/unique'
import { inquire, register } from '../../support/work-rows'

const owner = await signedIn('super_admin')
const admin = await signedIn('admin')

const set = (id: string, change: object, by: Visitor = owner, kind = 'inquiry') =>
  post('update-work', by, { kind, id, ...change })
const shown = async (id: string, kind: 'inquiry' | 'registration' = 'inquiry') =>
  workItem(await reqOf(owner), kind, id)
const listed = async (ask: object) => {
  const list = await listWork(await reqOf(owner), workListSchema.parse(ask))
  if (!list) throw new Error('The queue was refused')
  return list
}

describe('a row of the inbox', () => {
  it('has the stage of its person', async () => {
    const email = uniqueEmail()
    const { id } = await inquire(email)
    const stage = async () =>
      (await listed({ search: email })).items.map((item) => [item.id, item.status, item.stage])
    expect(await stage()).toEqual([[id, 'new', 'new']])
    await post('set-lead', owner, { kind: 'inquiry', id, stage: 'offer_sent' })
    expect(await stage()).toEqual([[id, 'in_progress', 'offer_sent']])
  })
})

describe('the end of an inquiry', () => {
  it('won by its status is followed by a value, of what was seen before with the new stage', async () => {
    const { id } = await inquire()
    const before = (await shown(id))?.lead
    expect((await set(id, { status: 'won' })).status).toBe(200)
    const seen = { ...before, stage: 'won', lostReason: null }
    const worth = { kind: 'inquiry', id, stage: 'won', value: 2500, seen }
    expect((await post('set-lead', owner, worth)).status).toBe(200)
    expect((await shown(id))?.lead).toMatchObject({ stage: 'won', value: 2500 })
  })

  it('lost needs a reason of the list, which goes when the status changes', async () => {
    const { id } = await inquire()
    const without = await set(id, { status: 'lost' })
    expect([without.status, without.body.errors?.[0]]).toMatchObject([400, { field: 'lostReason' }])
    expect((await set(id, { status: 'lost', lostReason: 'rude' })).status).toBe(400)
    expect((await shown(id))?.status).toBe('new')
    const lost = await set(id, { status: 'lost', lostReason: 'price' })
    expect(lost.body.item).toMatchObject({ status: 'lost', lostReason: 'price' })
    const over = (body: object) => call('PATCH', `/api/inquiries/${id}`, { visitor: admin, body })
    expect((await over({ lostReason: null })).status).toBe(400)
    expect((await set(id, { status: 'new' })).body.item).toMatchObject({ status: 'new', lostReason: null })
    expect((await over({ status: 'lost' })).status).toBe(400)
  })

  it('won needs no project, and is connected with the one that the person has', async () => {
    const email = uniqueEmail()
    const { id } = await inquire(email)
    expect((await set(id, { status: 'won' })).body.item).toMatchObject({ status: 'won', projectId: null })
    expect((await post('make-project', admin, { kind: 'inquiry', id, title: 'Engine' })).status).toBe(201)
    expect(await shown(id)).toMatchObject({ status: 'won', projectId: expect.any(String) })

    const { id: later } = await inquire(email)
    const { id: projectId } = await (await site()).create({
      collection: 'projects',
      data: { title: 'By hand', status: 'active', completionPercentage: 0, clientEmail: email },
      overrideAccess: true,
    })
    expect((await set(later, { status: 'won' })).body.item).toMatchObject({ status: 'won', projectId })
  })

  it('is won with the project of the registration that followed it', async () => {
    const email = uniqueEmail()
    const { id } = await inquire(email)
    const { id: registrationId } = await register(owner, email)
    expect((await set(registrationId, { status: 'spam' }, owner, 'registration')).status).toBe(400)
    await post('make-project', owner, { kind: 'registration', id: registrationId, title: 'Engine' })
    const [inquiry, registration] = [await shown(id), await shown(registrationId, 'registration')]
    expect([inquiry?.status, registration?.status]).toEqual(['won', 'won'])
    expect(inquiry?.projectId).toBe(registration?.projectId)
  })

  it('spam is in no count, and in the list only where it is asked for', async () => {
    const email = uniqueEmail()
    const req = await reqOf(owner)
    const days = lastDays(7, new Date(), 'Europe/Berlin')
    const before = [(await waitingRows(req)).inquiries, (await funnel(req, days)).inquiries]
    const { id } = await inquire(email)
    expect([(await waitingRows(req)).inquiries, (await funnel(req, days)).inquiries]).toEqual(
      before.map((count) => count + 1),
    )
    expect((await set(id, { status: 'spam' }, admin)).status).toBe(200)
    expect([(await waitingRows(req)).inquiries, (await funnel(req, days)).inquiries]).toEqual(before)
    expect(await listed({ search: email })).toMatchObject({ total: 0, counts: { spam: 1, open: 0, all: 0 } })
    expect((await listed({ search: email, status: 'spam' })).items.map((item) => item.id)).toEqual([id])
  })
})

describe('a person in the queue', () => {
  it('is one row with their calls; a registration joins the inquiry with assignee and notes', async () => {
    const email = uniqueEmail()
    const { id } = await inquire(email)
    await set(id, { assignee: admin.user.id, status: 'in_progress' })
    await post('add-note', admin, { kind: 'inquiry', id, text: 'Wants to start in March' })
    const day = first(await freeDays(1))
    await post(
      'create-booking',
      {},
      { ...bookingBody(day.date, first(day.slots)), email: email.toUpperCase() },
    )
    const { id: registrationId } = await register(owner, email)

    const list = await listed({ search: email })
    expect(list.items).toMatchObject([
      { kind: 'registration', id: registrationId, items: 2, calls: 1, assignee: { id: admin.user.id } },
    ])
    expect(list.counts).toMatchObject({ new: 1, in_progress: 1, open: 1, all: 1 })
    const item = await shown(registrationId, 'registration')
    expect(item?.notes).toMatchObject([{ text: 'Wants to start in March', about: 'inquiry' }])
    expect(item?.related.map(({ kind }) => kind).sort()).toEqual(['booking', 'inquiry'])
    const forAdmin = await workItem(await reqOf(admin), 'inquiry', id)
    expect(forAdmin?.related.map(({ kind }) => kind).sort()).toEqual(['booking', 'registration'])
    const other = await signedIn('admin')
    const forOther = await workItem(await reqOf(other), 'inquiry', id)
    expect(forOther?.related.map(({ kind }) => kind)).toEqual(['booking'])
  })

  it('does not get an assignee who left', async () => {
    const email = uniqueEmail()
    const gone = await signedIn('admin')
    await set((await inquire(email)).id, { assignee: gone.user.id })
    await post('switch-account', owner, { userId: gone.user.id, active: false })
    expect((await shown((await register(owner, email)).id, 'registration'))?.assignee).toBeNull()
  })

  it('is found by the day on which they wrote, in the business zone', async () => {
    const email = uniqueEmail()
    const { id } = await inquire(email)
    await runSql`UPDATE inquiries SET created_at = '2020-10-22T22:30:00Z' WHERE id = ${id}::uuid`
    const on = async (from: string, to: string) => (await listed({ search: email, from, to })).total
    expect(await on('2020-10-23', '2020-10-23')).toBe(1)
    expect(await on('2020-10-22', '2020-10-22')).toBe(0)
    expect(await on('yesterday', '2020-02-30')).toBe(1)
  })
})

describe('the funnel', () => {
  it('counts what its links list', async () => {
    const req = await reqOf(owner)
    const days = lastDays(7, new Date(), 'Europe/Berlin')
    const before = await funnel(req, days)
    const email = uniqueEmail()
    const [{ id: one }, { id: two }] = [await inquire(email), await inquire(email)]
    const day = first(await freeDays(1))
    await post('create-booking', {}, { ...bookingBody(day.date, first(day.slots)), email })
    const atDesk = first(await freeDays(1))
    const desk = { ...bookingBody(atDesk.date, first(atDesk.slots)), email: uniqueEmail() }
    const { body } = await post('book-for-visitor', owner, desk)
    const { id } = body.booking as { id: string }
    expect(
      await call('PATCH', `/api/bookings/${id}`, { visitor: owner, body: { status: 'completed' } }),
    ).toMatchObject({ status: 200 })
    // It was yesterday.
    await runSql`UPDATE bookings SET booking_datetime = now() - interval '1 day' WHERE id = ${id}::uuid`
    await post('make-project', owner, { kind: 'inquiry', id: one, title: 'Engine' })
    const after = await funnel(req, days)
    expect([after.inquiries, after.bookings, after.byVisitors, after.held, after.won]).toEqual([
      ...[before.inquiries + 1, before.bookings + 2, before.byVisitors + 1, before.held + 1, before.won + 1],
    ])
    const { from, to } = days
    for (const [filter, count] of [
      [{ madeFrom: from, madeTo: to }, after.bookings],
      [{ status: 'completed', from, to }, after.held],
    ] as const) {
      const asked = readDeskQuery({ view: 'all', ...filter })
      expect((await deskBookings(await site(), asked, new Date())).total).toBe(count)
    }
    expect((await listed({ kind: 'inquiry', from, to })).total).toBe(after.inquiries)
    const won = { q: '', page: 1, perPage: 1, stage: 'won', from, to } as const
    expect((await listPeople(req, won))?.total).toBe(after.won)
    expect((await shown(two))?.status).toBe('won')
  })

  it('counts a win of today with its value, however long ago the person came', async () => {
    const req = await reqOf(owner)
    const days = lastDays(7, new Date(), 'Europe/Berlin')
    const before = await funnel(req, days)
    const email = uniqueEmail()
    const { id } = await inquire(email)
    await runSql`UPDATE inquiries SET created_at = now() - interval '100 days' WHERE id = ${id}::uuid`
    await post('set-lead', owner, { kind: 'inquiry', id, stage: 'won', value: 3000 })
    const after = await funnel(req, days)
    expect([after.inquiries, after.won, after.wonValue]).toEqual([
      ...[before.inquiries, before.won + 1, before.wonValue + 3000],
    ])
    const { from, to } = days
    const won = { q: '', page: 1, perPage: 1, stage: 'won', from, to } as const
    expect((await listPeople(req, won))?.total).toBe(after.won)
  })
})
