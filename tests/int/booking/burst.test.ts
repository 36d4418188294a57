import { describe, expect, it } from 'vitest'
import { readDeskQuery } from '../../../src/features/booking/desk/filter'
import { deskBookings } from '../../../src/features/booking/desk/queries'
import { query, sql } from '../../../src/lib/db/query'
import {
  type BookingAnswer,
  bookingBody,
  createBooking,
  first,
  freeDays,
  setCalendar,
} from '../../support/booking'
import { manageToken } from '../../support/booking-mails'
import { account, call, signedIn, site, type Visitor } from '../../support/site'

type Answer = BookingAnswer & { booking: { heldUntil: string | null } }
type Cancelled = { cancelled: number; kept: number }

const BOUND = 4

const book = (more: Record<string, unknown> = {}, visitor: Visitor = {}) => {
  const { day, index } = first(slots.splice(0, 1))
  return createBooking<Answer>(day.date, first(day.slots, index), more, visitor)
}

const isHeld = ({ body }: Awaited<ReturnType<typeof book>>) => body.booking.heldUntil !== null

const allow = (unconfirmedPerHour: number) => setCalendar({ unconfirmedPerHour })

const manage = async (id: string, action: string) => {
  const body = { token: await manageToken(id), action }
  return call<Answer>('POST', '/api/bookings/manage', { body })
}

const alerts = async () =>
  query<{ data: { userId: string; burst: string } }>(
    await site(),
    sql`SELECT data FROM jobs.job WHERE name = 'booking-burst'`,
  )

const shiftArrivals = async (hours: number) =>
  query(await site(), sql`UPDATE booking_arrivals SET at = at - ${hours} * interval '1 hour'`)

const cancelBurst = (burst: string, visitor: Visitor) =>
  call<Cancelled>('POST', '/api/cancel-booking-burst', { visitor, body: { burst } })

const owner = await signedIn('super_admin')
await account('super_admin')
const client = await signedIn('user')
const slots = (await freeDays(12)).flatMap((day) => day.slots.map((_, index) => ({ day, index })))
await allow(BOUND)

describe('more bookings in an hour than usual', () => {
  let statuses: boolean[]
  let burst: string
  let confirmed: string

  it('have to be confirmed by mail, also when they arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: BOUND + 6 }, () => book()))
    expect(answers.map(({ status }) => status)).toEqual(Array(BOUND + 6).fill(201))
    statuses = answers.map(isHeld)
    expect(statuses.filter((held) => !held)).toHaveLength(BOUND)
    const held = answers.find(isHeld)
    confirmed = held?.body.booking.id ?? ''
    expect((await manage(confirmed, 'confirm')).status).toBe(200)
  })

  it('are reported to each super admin once, and kept as a security event', async () => {
    const sentAlerts = await alerts()
    expect(sentAlerts).toHaveLength(2)
    burst = first(sentAlerts).data.burst
    expect(new Set(sentAlerts.map(({ data }) => data.userId)).size).toBe(2)
    await expect
      .poll(async () =>
        query(
          await site(),
          sql`SELECT severity::text FROM security_events WHERE message LIKE 'Bookings arrive far above the usual rate: %'`,
        ),
      )
      .toEqual([{ severity: 'high' }])
  })

  it('look the same to a robot', async () => {
    const robot = await book({ website: 'https://spam.example' })
    expect(isHeld(robot)).toBe(true)
  })

  it('do not concern a client who is signed in and books with their own address', async () => {
    expect(isHeld(await book({ email: client.email.toUpperCase() }, client))).toBe(false)
    expect(isHeld(await book({}, client))).toBe(true)
  })

  it('do not concern the team', async () => {
    const { day, index } = first(slots.splice(0, 1))
    const { status, body } = await call<Answer>('POST', '/api/book-for-visitor', {
      visitor: owner,
      body: { ...bookingBody(day.date, first(day.slots, index)), status: 'pending' },
    })
    expect(status).toBe(201)
    expect(body.booking.heldUntil).toBeNull()
  })

  it('are no reason to hold anything once the hour is normal again; the next burst is reported again', async () => {
    await shiftArrivals(2)
    for (let index = 0; index < BOUND; index++) expect(isHeld(await book())).toBe(false)
    expect(isHeld(await book())).toBe(true)
    expect(await alerts()).toHaveLength(4)
  })

  it.each([
    ['signed out', 401],
    ['user', 403],
    ['admin', 403],
  ] as const)('cannot be cancelled by %s', async (who, status) => {
    const visitor = who === 'signed out' ? {} : await signedIn(who)
    expect((await cancelBurst(burst, visitor)).status).toBe(status)
    expect((await call('POST', '/api/cancel-booking-burst', { visitor, body: '{' })).status).toBe(status)
  })

  it('cannot be cancelled without naming the burst', async () => {
    for (const body of [{}, { burst: 'x' }, { burst: null }]) {
      const answer = await call('POST', '/api/cancel-booking-burst', { visitor: owner, body })
      expect(answer.status).toBe(400)
      expect(answer.body.errors?.map(({ field }) => field)).toEqual(['burst'])
    }
  })

  it('can be cancelled by a super admin: those that no one has confirmed, and no others', async () => {
    const pending = async () =>
      (await deskBookings(await site(), readDeskQuery({ view: 'pending' }), new Date())).total
    // Of this burst: BOUND that count, one that was confirmed; one by a client, one by the team, BOUND of the next.
    expect(await pending()).toBe(BOUND + 1 + 2 + BOUND)
    const { status, body } = await cancelBurst(burst, owner)
    expect(status).toBe(200)
    expect(body).toEqual({ cancelled: BOUND + 6 - 1 + 1, kept: 0 })
    expect(await pending()).toBe(1 + 2 + BOUND)
    const kept = await (await site()).findByID({ collection: 'bookings', id: confirmed })
    expect(kept.status).toBe('pending')
    expect((await cancelBurst(burst, owner)).body).toEqual({ cancelled: 0, kept: 0 })
  })

  it('leave each cancellation in the audit log, with who did it', async () => {
    const entries = await query<{ user: string }>(
      await site(),
      sql`SELECT user_id AS user FROM security_audit_log
          WHERE table_name = 'bookings' AND action = 'UPDATE' AND new_values->>'status' = 'cancelled'`,
    )
    expect(entries).toHaveLength(BOUND + 6)
    expect(new Set(entries.map(({ user }) => user)).size).toBe(1)
    expect(first(entries).user).not.toBeNull()
  })
})

describe('the bound', () => {
  it('is four times the usual hour where that is more', async () => {
    const payload = await site()
    await query(payload, sql`DELETE FROM booking_arrivals`)
    // Two an hour for four weeks: eight are allowed, though the setting says four.
    await query(
      payload,
      sql`INSERT INTO booking_arrivals (booking_id, at)
          SELECT gen_random_uuid(), now() - interval '90 minutes' - n * interval '30 minutes' FROM generate_series(1, ${28 * 48}) n`,
    )
    for (let index = 0; index < 7; index++) expect(isHeld(await book())).toBe(false)
  })

  it('is not public', async () => {
    const settings = await call('GET', '/api/globals/calendar-settings?depth=0')
    expect(settings.body).not.toHaveProperty('unconfirmedPerHour')
  })
})
