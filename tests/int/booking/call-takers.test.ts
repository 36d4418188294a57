import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { sendAssignmentMail } from '../../../src/features/queue/assignment'
import { query, sql } from '../../../src/lib/db/query'
import type { Jobs } from '../../../src/lib/jobs/queues'
import { type BookingAnswer, first, freeDays } from '../../support/booking'
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
const days = await freeDays(10)
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

  it('goes to someone in the team', async () => {
    const id = await booked()
    const client = await signedIn('user')
    for (const assignee of [client.user.id, '00000000-0000-4000-8000-000000000000'])
      expect((await patch(id, owner, { assignee })).status).toBe(400)
    expect((await bookingWithSecrets(id)).assignee).toBeNull()
    for (const { user } of [taker, admin, owner])
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
    const holder = await signedIn('admin')
    const mine = await booked()
    await booked()
    await patch(mine, owner, { assignee: holder.user.id })
    const act = (visitor: Visitor, body: object) =>
      call<{ address: string }>('POST', '/api/bookings-feed', { visitor, body })
    expect((await act(await signedIn('user'), { action: 'create', calls: 'own' })).status).toBe(403)
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
      body: { email: holder.email, role: 'admin' },
    })
    expect((await call('GET', path)).status).toBe(404)
  })
})
