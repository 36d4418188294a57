import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { shownWeek } from '../../../src/admin/super-admin/bookings/shown-week'
import { listedTypes } from '../../../src/features/booking/call-type/list'
import { isoWeek } from '../../../src/features/booking/desk/week-address'
import { query, sql } from '../../../src/lib/db/query'
import { type Day, first, freeDays } from '../../support/booking'
import { mailsOf, manageToken, sendWaitingMails } from '../../support/booking-mails'
import {
  answersTo,
  at,
  auditDay,
  availability,
  type Booked,
  changeType,
  create,
  lengths,
  minutes,
  siteWithTypes,
} from '../../support/call-types'
import { call, site } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

const days = await freeDays(8)
const { owner, audit } = await siteWithTypes()

const createAudit = (date: string, slot: Day['slots'][number], more: object = {}) =>
  create(date, slot, { type: 'short-audit', answers: answersTo(audit), ...more })

describe('two types at once', () => {
  it('never overlap: of a race one wins, and the other gets the free times of its own length', async () => {
    for (const raced of days.slice(0, 4)) {
      const short = await auditDay(raced)
      const tries = [
        () => create(raced.date, at(raced, '09:00')),
        () => createAudit(raced.date, at(short, '09:40')),
        () => create(raced.date, at(raced, '10:00')),
        () => createAudit(raced.date, at(short, '10:20')),
      ]
      const got = await Promise.all(tries.map((attempt) => attempt()))
      const statuses = got.map(({ status }) => status)
      expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0)
      for (const [index, { status, body }] of got.entries()) {
        if (status === 201) continue
        expect([status, body.errors?.[0]?.code]).toEqual([409, 'slot_taken'])
        for (const slot of body.slots ?? []) expect(minutes(slot)).toBe(index % 2 ? 30 : 60)
      }
    }
    const overlaps = await query(
      await site(),
      sql`SELECT 1 FROM bookings a JOIN bookings b ON a.id < b.id
            AND tstzrange(a.booking_datetime, a.blocked_until) && tstzrange(b.booking_datetime, b.blocked_until)
          WHERE a.status IN ('pending', 'confirmed') AND b.status IN ('pending', 'confirmed')`,
    )
    expect(overlaps).toEqual([])
  })
})

describe('a moved call', () => {
  it('keeps its type, length and buffer, also if the type has changed or is gone', async () => {
    const slots = await auditDay(first(days, 4))
    const { body } = await createAudit(slots.date, at(slots, '09:00'))
    const { id } = body.booking
    await changeType(owner, audit.id, { durationMinutes: 45, bufferMinutes: 0, isActive: false })
    expect((await createAudit(slots.date, at(slots, '10:20'))).status).toBe(400)
    const offered = (await availability(`date=${slots.date}&booking=${id}`)).body
    expect([offered.durationMinutes, first(offered.slots).time]).toEqual([30, '09:40'])
    const moved = await call<Booked>('POST', '/api/bookings/manage', {
      body: {
        token: await manageToken(id),
        action: 'reschedule',
        preferredDate: slots.date,
        preferredTime: '10:20',
      },
    })
    expect([moved.status, moved.body.booking.callType]).toEqual([200, 'Short audit'])
    expect(await lengths(id)).toEqual([30, 10])
    const later = at(first(days, 5), '15:00').start
    expect(
      (await call('PATCH', `/api/bookings/${id}`, { visitor: owner, body: { bookingDatetime: later } }))
        .status,
    ).toBe(200)
    expect(await lengths(id)).toEqual([30, 10])
    await changeType(owner, audit.id, { durationMinutes: 30, bufferMinutes: 10, isActive: true })
  })

  it('has no times for an unknown booking', async () => {
    const { status, body } = await availability(`date=${first(days).date}&booking=${crypto.randomUUID()}`)
    expect([status, body.errors?.[0]?.field]).toEqual([404, 'booking'])
  })
})

describe('the desk', () => {
  const post = (path: string, body: object) => call<Booked>('POST', path, { visitor: owner, body })

  it('books a type for a visitor without questions, changes it with a move, and undoes that', async () => {
    const slots = await auditDay(first(days, 6))
    const { date } = slots
    const visitor = { name: 'Grace Hopper', email: uniqueEmail(), type: 'short-audit' }
    const booked = await post('/api/book-for-visitor', {
      ...visitor,
      preferredDate: date,
      preferredTime: '09:40',
    })
    expect([booked.status, booked.body.booking.callType]).toEqual([201, 'Short audit'])
    const { id } = booked.body.booking
    await sendWaitingMails(id)

    const order = { id, type: 'long-call', preferredDate: date, preferredTime: '10:00' }
    const moved = await post('/api/move-booking', order)
    expect([moved.status, moved.body.booking.callType]).toEqual([200, 'Long call'])
    expect(await lengths(id)).toEqual([60, 0])
    const undone = await post('/api/undo-booking', { id, sequence: moved.body.calendarSequence })
    expect([undone.status, undone.body.booking.callType]).toEqual([200, 'Short audit'])
    expect(undone.body.booking.bookingDatetime).toBe(at(slots, '09:40').start)
    expect(await lengths(id)).toEqual([30, 10])

    const kept = await post('/api/move-booking', { id, preferredDate: date, preferredTime: '10:20' })
    expect([kept.status, kept.body.booking.callType]).toEqual([200, 'Short audit'])
    expect(await lengths(id)).toEqual([30, 10])
    for (const path of ['/api/move-booking', '/api/book-for-visitor']) {
      const refused = await post(path, { ...visitor, ...order, type: 'not-yet' })
      expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'type'])
    }
  })

  it('shows the free times of a type in its week, and lists all types', async () => {
    const req = await createLocalReq({ user: { ...owner.user, collection: 'users' } }, await site())
    const monday = isoWeek(first(days, 5).date)
    const freeOf = async (type?: string) => {
      const week = await shownWeek(req, { week: monday, type, mayBook: true, now: new Date() })
      return week.days.find(({ date }) => date === first(days, 5).date)?.free ?? []
    }
    expect((await freeOf('short-audit')).map(minutes)).toContain(30)
    expect((await freeOf()).map(minutes)).toContain(60)
    expect(await freeOf('not-yet')).toEqual(await freeOf())
    expect(
      (await listedTypes(req)).map(({ title, minutes, questions, isActive }) => [
        title,
        minutes,
        questions,
        isActive,
      ]),
    ).toEqual([
      ['Not yet', 60, 0, false],
      ['Long call', 60, 0, true],
      ['Short audit', 30, 2, true],
    ])
  })

  it('mails a call of another type at the same time as changed', async () => {
    const { date } = first(days, 7)
    const email = uniqueEmail()
    const visitor = { name: 'Grace Hopper', email, type: 'short-audit' }
    const { body } = await post('/api/book-for-visitor', {
      ...visitor,
      preferredDate: date,
      preferredTime: '09:00',
    })
    const { id } = body.booking
    await sendWaitingMails(id)
    const order = { id, type: 'long-call', preferredDate: date, preferredTime: '09:00' }
    const { status } = await post('/api/move-booking', order)
    expect(status).toBe(200)
    await sendWaitingMails(id)
    const changed = (await mailsOf(email)).find(({ subject }) => subject?.startsWith('Changed: your call'))
    expect(changed?.text).toContain('60 minutes')
  })
})
