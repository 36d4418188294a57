import ICAL from 'ical.js'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { sendCallsReturned } from '../../../src/features/booking/assignee/mail-jobs'
import { dueStepsOf, listDue } from '../../../src/features/next-step/queries'
import { sendAssignmentMail } from '../../../src/features/queue/assignment'
import { callTakers } from '../../../src/features/queue/team'
import { query, sql } from '../../../src/lib/db/query'
import type { Jobs } from '../../../src/lib/jobs/queues'
import { dateInZone } from '../../../src/lib/time/zone'
import { type BookingAnswer, first, freeDays, setCalendar } from '../../support/booking'
import { bookingWithSecrets } from '../../support/booking-mails'
import { keptMails } from '../../support/kept-mails'
import { call, signedIn, signedInCallTaker, site, type Visitor } from '../../support/site'

type Signed = Awaited<ReturnType<typeof signedIn>>

const who = { name: 'Ada Lovelace', email: 'ada@example.com', company: 'Engines', phone: '+49 30 1234' }
const freeTime = () => first(free.splice(0, 1))

/** A request that waits for an answer. Booked by the team, because many bookings of visitors are held. */
async function booked(): Promise<string> {
  const { body } = await call<BookingAnswer>('POST', '/api/book-for-visitor', {
    visitor: owner,
    body: { ...who, ...freeTime(), status: 'pending', notifyVisitor: false },
  })
  return body.booking.id
}

const patch = (id: string, visitor: Visitor, body: object) =>
  call('PATCH', `/api/bookings/${id}`, { visitor, body })

const owner = await signedIn('super_admin')
const admin = await signedIn('admin')
const taker = await signedInCallTaker()
await setCalendar({ maxDaysAdvance: 60 })
const days = await freeDays(15)
const dayInZone = () => dateInZone(new Date(), 'Europe/Berlin')
const free = days.flatMap(({ date, slots }) =>
  slots.map(({ time }) => ({ preferredDate: date, preferredTime: time })),
)

describe('an admin who takes calls', () => {
  it('reads the contact data of a booking, which other admins do not', async () => {
    const id = await booked()
    const seen = async (visitor: Visitor) => (await call('GET', `/api/bookings/${id}`, { visitor })).body
    expect(await seen(taker)).toMatchObject({ phone: '+49301234', email: expect.stringContaining('@') })
    const hidden = await seen(admin)
    for (const field of ['email', 'phone', 'company', 'message', 'assignee', 'outcomeNote'])
      expect(hidden).not.toHaveProperty(field)
    for (const secret of ['manageTokenHash', 'manageTokenSealed', 'googleEventId'])
      expect(await seen(taker)).not.toHaveProperty(secret)
  })

  it('confirms, takes that back, moves, and notes what came of a call', async () => {
    const id = await booked()
    const confirmed = await call('POST', '/api/confirm-bookings', { visitor: taker, body: { ids: [id] } })
    expect(confirmed.body.results).toEqual([{ id, result: 'confirmed' }])
    const { calendarSequence: sequence } = await bookingWithSecrets(id)
    expect((await call('POST', '/api/undo-booking', { visitor: taker, body: { id, sequence } })).status).toBe(
      200,
    )
    expect((await patch(id, taker, { status: 'confirmed' })).status).toBe(200)
    const time = freeTime()
    const moved = await call('POST', '/api/move-booking', {
      visitor: taker,
      body: { id, ...time },
    })
    expect([moved.status, (await bookingWithSecrets(id)).preferredDate]).toEqual([200, time.preferredDate])
    const outcome = { status: 'completed', outcomeNote: 'Wants an offer' }
    expect((await patch(id, taker, outcome)).status).toBe(200)
    expect(await bookingWithSecrets(id)).toMatchObject(outcome)
    const [entry] = await query<{ user_id: string }>(
      await site(),
      sql`SELECT user_id FROM security_audit_log WHERE table_name = 'bookings' AND record_id = ${id}
          ORDER BY sequence DESC LIMIT 1`,
    )
    expect(entry?.user_id).toBe(taker.user.id)
  })

  it('writes notes and a next step about a call, which other admins do not', async () => {
    const about = { kind: 'booking', id: await booked() }
    const note = { ...about, text: 'Asked for an offer' }
    const step = { ...about, text: 'Send the offer', dueOn: '2030-01-07', assignee: taker.user.id }
    const statuses = async (visitor: Visitor) => [
      (await call('POST', '/api/add-note', { visitor, body: note })).status,
      (await call('POST', '/api/next-step', { visitor, body: step })).status,
    ]
    expect(await statuses(admin)).toEqual([403, 403])
    expect(await statuses(taker)).toEqual([201, 200])
  })

  it.each([
    { status: 'cancelled' },
    { status: 'pending' },
    { name: 'Other' },
    { email: 'other@example.com' },
    { meetLink: 'https://meet.example/x' },
    { bookingDatetime: '2030-01-07T10:00:00.000Z' },
    { teamCancelReason: 'No' },
    { status: 'confirmed', company: 'Other' },
  ])('may not change %j', async (change) => {
    const id = await booked()
    const before = await bookingWithSecrets(id)
    const answer = await patch(id, taker, change)
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([403, 'forbidden'])
    expect(await bookingWithSecrets(id)).toEqual(before)
    await patch(id, owner, { status: 'cancelled' })
  })

  it('may not assign a call, also not to themselves, or book a cancelled one again', async () => {
    const id = await booked()
    expect((await patch(id, taker, { assignee: taker.user.id })).status).toBe(403)
    await patch(id, owner, { status: 'cancelled' })
    expect((await patch(id, taker, { status: 'confirmed' })).status).toBe(403)
    expect(await bookingWithSecrets(id)).toMatchObject({ status: 'cancelled', assignee: null })
  })

  it('may not change several at once, delete, create or change settings', async () => {
    const id = await booked()
    const bulk = await call('PATCH', `/api/bookings?where[id][equals]=${id}`, {
      visitor: taker,
      body: { status: 'confirmed' },
    })
    expect(bulk.status).toBe(403)
    const refused: [string, string, object?][] = [
      ['DELETE', `/api/bookings/${id}`],
      ['POST', '/api/bookings', { name: 'A', email: 'a@example.com' }],
      ['POST', '/api/globals/calendar-settings', { bufferTimeMinutes: 5 }],
      ['POST', '/api/book-for-visitor', {}],
      ['POST', '/api/cancel-bookings', { ids: [id] }],
      ['GET', '/api/bookings-export?view=all'],
      ['GET', '/api/people/export?email=a@example.com'],
      ['POST', '/api/bookings-feed', { action: 'create' }],
      ['POST', '/api/bookings-feed', { action: 'revoke', calls: 'all' }],
    ]
    for (const [method, path, body] of refused)
      expect([method, path, (await call(method, path, { visitor: taker, body })).status]).toEqual([
        method,
        path,
        403,
      ])
    expect((await bookingWithSecrets(id)).status).toBe('pending')
  })
})

describe('what someone else has changed', () => {
  const undo = async (id: string, visitor: Visitor) => {
    const { calendarSequence: sequence } = await bookingWithSecrets(id)
    return call('POST', '/api/undo-booking', { visitor, body: { id, sequence } })
  }

  it('is not undone by people who take calls: neither a cancellation nor a restored call', async () => {
    const id = await booked()
    await patch(id, owner, { status: 'cancelled' })
    expect((await undo(id, taker)).status).toBe(403)
    expect((await bookingWithSecrets(id)).status).toBe('cancelled')
    await patch(id, owner, { status: 'confirmed' })
    expect((await undo(id, taker)).status).toBe(403)
    expect((await bookingWithSecrets(id)).status).toBe('confirmed')
    expect((await undo(id, owner)).status).toBe(200)
    expect((await bookingWithSecrets(id)).status).toBe('cancelled')
  })

  it('is undone by super admins, also if someone who takes calls has made it', async () => {
    const id = await booked()
    await patch(id, taker, { status: 'confirmed' })
    expect((await undo(id, await signedInCallTaker())).status).toBe(403)
    expect((await undo(id, owner)).status).toBe(200)
    expect((await bookingWithSecrets(id)).status).toBe('pending')
  })
})

describe('several requests', () => {
  it('are confirmed at once by super admins alone', async () => {
    const ids = [await booked(), await booked()]
    const confirm = (visitor: Visitor, body: object) =>
      call('POST', '/api/confirm-bookings', { visitor, body })
    expect((await confirm(taker, { ids })).status).toBe(403)
    for (const id of ids) expect((await bookingWithSecrets(id)).status).toBe('pending')
    const same = [ids[0], ids[0]?.toUpperCase()]
    expect((await confirm(taker, { ids: same })).body.results).toEqual([{ id: ids[0], result: 'confirmed' }])
    expect((await confirm(owner, { ids })).status).toBe(200)
  })
})

describe('the permission', () => {
  const roleOf = async ({ user }: Signed, role: string) =>
    first(
      await query<{ id: string }>(
        await site(),
        sql`SELECT id FROM user_roles WHERE user_id = ${user.id} AND role::text = ${role}`,
      ),
    ).id
  const set = async (id: string, visitor: Visitor, takesCalls: boolean) =>
    (await call('PATCH', `/api/user-roles/${id}`, { visitor, body: { takesCalls, role: 'super_admin' } }))
      .status

  it('is given by super admins alone, at once, with an audit entry, and changes nothing else', async () => {
    const colleague = await signedIn('admin')
    const id = await roleOf(colleague, 'admin')
    for (const visitor of [{}, colleague, taker]) expect([401, 403]).toContain(await set(id, visitor, true))
    const confirm = async () =>
      (await call('POST', '/api/confirm-bookings', { visitor: colleague, body: {} })).status
    expect(await confirm()).toBe(403)
    expect(await set(id, owner, true)).toBe(200)
    expect(await confirm()).toBe(400)
    const [entry] = await query<{ action: string; user_id: string; new_values: object }>(
      await site(),
      sql`SELECT action::text, user_id, new_values FROM security_audit_log
          WHERE table_name = 'user_roles' AND record_id = ${id} ORDER BY sequence DESC LIMIT 1`,
    )
    expect(entry).toMatchObject({
      action: 'UPDATE',
      user_id: owner.user.id,
      new_values: { takesCalls: true },
    })
    expect(await roleOf(colleague, 'admin')).toBe(id)
    expect(await set(id, owner, false)).toBe(200)
    expect(await confirm()).toBe(403)
  })

  const assigned = async (holder: Signed) => {
    const [open, over] = [await booked(), await booked()]
    for (const id of [open, over]) await patch(id, owner, { assignee: holder.user.id })
    await patch(over, owner, { status: 'completed' })
    const step = { kind: 'booking', id: open, text: 'Send the offer', dueOn: dayInZone() }
    const given = await call('POST', '/api/next-step', {
      visitor: owner,
      body: { ...step, assignee: holder.user.id },
    })
    expect(given.status).toBe(200)
    const feed = { visitor: holder, body: { action: 'create', calls: 'own' } }
    const { body } = await call<{ address: string }>('POST', '/api/bookings-feed', feed)
    const path = body.address.slice(new URL(body.address).origin.length)
    expect((await call('GET', path)).status).toBe(200)
    return { open, over, path }
  }
  const returned = async (userId: string) =>
    query<{ data: Jobs['calls-returned'] }>(
      await site(),
      sql`SELECT data FROM jobs.job WHERE name = 'calls-returned' AND data->>'formerId' = ${userId}`,
    )
  const stepsOf = async (holder: Signed) => {
    const payload = await site()
    const req = await createLocalReq({ user: holder.user }, payload)
    const today = dayInZone()
    return [
      (await listDue(req, { assignee: 'me', now: new Date() }))?.length,
      (await dueStepsOf(payload, holder.user.id, today)).length,
    ]
  }

  it('takes feeds, open calls and their steps with it, at every place, and super admins are told', async () => {
    const holder = await signedInCallTaker()
    const { open, over, path } = await assigned(holder)
    expect(await stepsOf(holder)).toEqual([1, 1])
    expect(await set(await roleOf(holder, 'admin'), owner, false)).toBe(200)
    expect((await call('GET', path)).status).toBe(404)
    const again = { visitor: holder, body: { action: 'create', calls: 'own' } }
    expect((await call('POST', '/api/bookings-feed', again)).status).toBe(403)
    expect((await bookingWithSecrets(open)).assignee).toBeNull()
    // Who had a call that is over stays in its record.
    expect((await bookingWithSecrets(over)).assignee).toBe(holder.user.id)
    expect(await stepsOf(holder)).toEqual([0, 0])
    const search = await call('GET', '/api/office-search?q=Lovelace', { visitor: holder })
    expect(JSON.stringify(search.body)).not.toContain(open)
    const jobs = await returned(holder.user.id)
    expect(jobs.map(({ data }) => data.userId)).toContain(owner.user.id)
    const job = first(jobs.filter(({ data }) => data.userId === owner.user.id)).data
    await sendCallsReturned(await site(), job)
    const mail = (await keptMails()).find(({ subject }) => subject === '1 call without anyone assigned')
    expect(mail?.text).toContain('/super-admin/bookings?view=all&assignee=unassigned')
    expect(await set(await roleOf(holder, 'admin'), owner, true)).toBe(200)
    // The old address does not come back with the permission.
    expect((await call('GET', path)).status).toBe(404)
  })

  it.each(['the role goes', 'the account is switched off'])('ends like that when %s', async (why) => {
    const holder = await signedInCallTaker()
    const { open, path } = await assigned(holder)
    const answer = why.startsWith('the role')
      ? await call('DELETE', `/api/user-roles/${await roleOf(holder, 'admin')}`, { visitor: owner })
      : await call('POST', '/api/switch-account', {
          visitor: owner,
          body: { userId: holder.user.id, active: false },
        })
    expect(answer.status).toBe(200)
    expect((await call('GET', path)).status).toBe(404)
    expect((await bookingWithSecrets(open)).assignee).toBeNull()
    expect((await returned(holder.user.id)).length).toBeGreaterThan(0)
  })

  it('stays with those who keep another role that takes calls', async () => {
    const holder = await signedInCallTaker()
    const { open } = await assigned(holder)
    const role = { email: holder.email, role: 'super_admin' }
    expect((await call('POST', '/api/assign-user-role', { visitor: owner, body: role })).status).toBe(200)
    expect(await set(await roleOf(holder, 'admin'), owner, false)).toBe(200)
    expect((await bookingWithSecrets(open)).assignee).toBe(holder.user.id)
    expect(await returned(holder.user.id)).toEqual([])
    await call('DELETE', `/api/user-roles/${await roleOf(holder, 'super_admin')}`, { visitor: owner })
    expect((await bookingWithSecrets(open)).assignee).toBeNull()
  })

  it('is needed for the next step of a call, but not for others', async () => {
    const id = await booked()
    const step = { kind: 'booking', id, text: 'Send the offer', dueOn: dayInZone(), assignee: admin.user.id }
    expect((await call('POST', '/api/next-step', { visitor: owner, body: step })).status).toBe(400)
    const names = async (visitor: Signed) =>
      (await callTakers(await createLocalReq({ user: visitor.user }, await site()))).map(({ id }) => id)
    expect(await names(owner)).toContain(taker.user.id)
    expect(await names(owner)).not.toContain(admin.user.id)
  })

  it('belongs to admins', async () => {
    const user = await signedIn('user')
    expect(await set(await roleOf(user, 'user'), owner, true)).toBe(400)
    const assigned = await call('POST', '/api/assign-user-role', {
      visitor: owner,
      body: { email: user.email, role: 'admin', takesCalls: true },
    })
    expect(assigned.body.userRole).toMatchObject({ role: 'admin', takesCalls: true })
  })
})

describe('a call that is handed over', () => {
  const waiting = async (itemId: string) =>
    (
      await query<{ data: Jobs['assignment-mail'] }>(
        await site(),
        sql`SELECT data FROM jobs.job WHERE name = 'assignment-mail' AND data->>'itemId' = ${itemId}`,
      )
    ).map(({ data }) => data)

  it('goes to someone who takes calls', async () => {
    const id = await booked()
    const client = await signedIn('user')
    for (const assignee of [client.user.id, admin.user.id, '00000000-0000-4000-8000-000000000000'])
      expect((await patch(id, owner, { assignee })).status).toBe(400)
    expect((await bookingWithSecrets(id)).assignee).toBeNull()
    for (const { user } of [taker, owner])
      expect((await patch(id, owner, { assignee: user.id })).status).toBe(200)
  })

  it('is mailed to them, once and with the time, and not if it was taken back', async () => {
    const id = await booked()
    await patch(id, owner, { assignee: taker.user.id })
    await patch(id, owner, { assignee: null })
    expect(await waiting(id)).toEqual([])
    await patch(id, owner, { assignee: taker.user.id })
    const job = first(await waiting(id))
    expect(job).toMatchObject({ kind: 'booking', assigneeId: taker.user.id, byId: owner.user.id })
    await sendAssignmentMail(await site(), job)
    await sendAssignmentMail(await site(), job)
    const mails = (await keptMails()).filter(({ to }) => to === taker.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Assigned to you: call with Ada Lovelace, Engines'])
    expect(first(mails).text).toContain(`/super-admin/bookings?view=all&open=${id}`)
    expect(first(mails).text).toMatch(/Time: \w+day, \d/)
  })

  it('is in their own calendar feed, which ends with their role', async () => {
    const holder = await signedInCallTaker()
    const mine = await booked()
    await booked()
    await patch(mine, owner, { assignee: holder.user.id })
    const act = (visitor: Visitor, body: object) =>
      call<{ address: string }>('POST', '/api/bookings-feed', { visitor, body })
    for (const visitor of [await signedIn('user'), admin])
      expect((await act(visitor, { action: 'create', calls: 'own' })).status).toBe(403)
    expect((await act(holder, { action: 'create' })).status).toBe(403)
    const { body } = await act(holder, { action: 'create', calls: 'own' })
    const path = body.address.slice(new URL(body.address).origin.length)
    const feed = await call<string>('GET', path)
    const uids = new ICAL.Component(ICAL.parse(feed.body))
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstPropertyValue('uid'))
    expect(uids).toEqual([`booking-${mine}@localhost`])
    // The feed of all calls, and those of other people, are different ones.
    await act(owner, { action: 'create' })
    await act(owner, { action: 'revoke', calls: 'own' })
    expect((await call('GET', path)).status).toBe(200)
    const [role] = await query<{ id: string }>(
      await site(),
      sql`SELECT id FROM user_roles WHERE user_id = ${holder.user.id}`,
    )
    await call('DELETE', `/api/user-roles/${role?.id}`, { visitor: owner })
    await call('POST', '/api/assign-user-role', {
      visitor: owner,
      body: { email: holder.email, role: 'admin', takesCalls: true },
    })
    expect((await call('GET', path)).status).toBe(404)
  })
})
