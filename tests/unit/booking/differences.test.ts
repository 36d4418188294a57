import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedColumns } from '../../../src/features/booking/change/columns'
import {
  differencesFor,
  hostMailFor,
  type Known,
  knowsAll,
  toldOf,
  withSilentChange,
} from '../../../src/features/booking/change/differences'
import { blocksTime, bookingStatuses } from '../../../src/features/booking/status'
import type { Booking } from '../../../src/payload-types'

const NOW = new Date('2026-03-02T12:00:00.000Z')
const starts = ['2026-03-02T09:00:00.000Z', '2026-03-03T09:00:00.000Z', '2026-03-04T09:00:00.000Z']

const base: Booking = {
  id: '3b241101-e2bb-4255-8caf-4136c566a962',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  status: 'pending',
  bookingDatetime: '2026-03-03T09:00:00.000Z',
  calendarSequence: 3,
  meetingKind: 'later',
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
}

const bookings = fc
  .record({
    status: fc.constantFrom(...bookingStatuses),
    bookingDatetime: fc.constantFrom(...starts),
    callType: fc.constantFrom(null, 'Short audit', 'Long call'),
    meetingKind: fc.constantFrom('google_meet', 'url', 'phone', 'later'),
    meetLink: fc.constantFrom(null, 'https://meet.example/1', 'https://meet.example/2'),
    heldUntil: fc.constantFrom(null, null, '2026-03-02T12:30:00.000Z'),
  })
  .map((columns): Booking => ({ ...base, ...(columns as Partial<Booking>) }))

const present = (booking: Booking | null) => ({ booking, at: NOW })

describe('what someone has to hear', () => {
  const call = (more: Partial<Booking>): Booking => ({ ...base, ...more })
  const known = (more: Partial<Booking> = {}): Known => toldOf('visitor', call(more))

  it.each<[string, Known, Booking, string[], string[], string[]]>([
    ['a new request', null, call({}), ['received'], ['received'], ['booking.created']],
    [
      'one that is confirmed at once',
      null,
      call({ status: 'confirmed' }),
      ['confirmed'],
      ['confirmed'],
      ['booking.created', 'booking.confirmed'],
    ],
    [
      'a confirmation',
      known(),
      call({ status: 'confirmed' }),
      ['confirmed'],
      ['confirmed'],
      ['booking.confirmed'],
    ],
    [
      'a cancellation',
      known({ status: 'confirmed' }),
      call({ status: 'cancelled' }),
      ['cancelled'],
      ['cancelled'],
      ['booking.cancelled'],
    ],
    [
      'a cancellation of a call that is over',
      known({ status: 'confirmed', bookingDatetime: starts[0] }),
      call({ status: 'cancelled', bookingDatetime: starts[0] }),
      [],
      ['cancelled'],
      ['booking.cancelled'],
    ],
    [
      'a move',
      known({ status: 'confirmed' }),
      call({ status: 'confirmed', bookingDatetime: starts[2] }),
      ['rescheduled'],
      ['rescheduled'],
      ['booking.moved'],
    ],
    [
      'a cancelled call that is on again',
      known({ status: 'cancelled' }),
      call({ status: 'confirmed' }),
      ['rebooked'],
      ['rebooked'],
      ['booking.confirmed'],
    ],
    [
      'an outcome',
      known({ status: 'confirmed' }),
      call({ status: 'completed' }),
      [],
      [],
      ['booking.completed'],
    ],
    ['nothing', known(), call({}), [], [], []],
  ])('of %s', (_, told, now, visitor, team, programs) => {
    expect(differencesFor('visitor', told, present(now))).toEqual(visitor)
    expect(differencesFor('team', told, present(now))).toEqual(team)
    expect(differencesFor('programs', told, present(now))).toEqual(programs)
  })

  it('of a new link is for the visitor alone, and Google mails its own', () => {
    const link = { meetLink: 'https://meet.example/1' }
    const own = call({ ...link, meetingKind: 'url' })
    expect(differencesFor('visitor', known(), present(own))).toEqual(['link_changed'])
    expect(differencesFor('team', toldOf('team', base), present(own))).toEqual([])
    const google = call({ ...link, meetingKind: 'google_meet' })
    expect(differencesFor('visitor', known(), present(google))).toEqual([])
  })

  it('of a deleted call is its cancellation, if it was to come', () => {
    for (const [told, mails] of [
      [known({ status: 'confirmed' }), ['cancelled']],
      [known({ status: 'cancelled' }), []],
      [known({ bookingDatetime: starts[0] }), []],
      [null, []],
    ] as const) {
      expect(differencesFor('visitor', told, present(null))).toEqual(mails)
      expect(differencesFor('programs', told, present(null))).toEqual(mails.map(() => 'booking.cancelled'))
    }
  })

  it('is nothing for someone who knows all, and nobody hears of a held booking', () => {
    fc.assert(
      fc.property(bookings, (booking) => {
        for (const audience of ['visitor', 'team', 'programs'] as const) {
          const told = toldOf(audience, booking)
          if (booking.heldUntil) expect(told).toBeNull()
          else {
            expect(knowsAll(told, booking)).toBe(true)
            expect(differencesFor(audience as 'team', told, present(booking))).toEqual([])
          }
        }
      }),
    )
  })
})

describe('what the host has to hear', () => {
  const anna: Known = { status: 'confirmed', start: starts[1] ?? '', callType: null, host: 'anna' }
  const now = (more: Partial<Booking>): Booking => ({ ...base, status: 'confirmed', host: 'anna', ...more })
  it.each<[string, Known, Booking, string | undefined]>([
    ['nothing of a new call: there is a mail for it', null, now({}), undefined],
    ['nothing of a confirmation', { ...anna, status: 'pending' }, now({}), undefined],
    ['a move', anna, now({ bookingDatetime: starts[2] ?? '' }), 'rescheduled'],
    ['another length', anna, now({ callType: 'Long call' }), 'rescheduled'],
    ['a cancellation', anna, now({ status: 'cancelled' }), 'cancelled'],
    ['a call that is on again', { ...anna, status: 'cancelled' }, now({ status: 'pending' }), 'rebooked'],
    [
      'nothing when someone else has it',
      anna,
      now({ host: 'ben', bookingDatetime: starts[2] ?? '' }),
      undefined,
    ],
    [
      'its end when someone else was to have it',
      anna,
      now({ host: 'ben', status: 'cancelled' }),
      'cancelled',
    ],
    [
      'nothing of a call of the desk',
      { ...anna, host: null },
      now({ host: null, status: 'cancelled' }),
      undefined,
    ],
    ['nothing of what came of it', anna, now({ status: 'completed' }), undefined],
  ])('%s', (_, told, booking, mail) => expect(hostMailFor(told, booking)).toBe(mail))
})

/** The rules before there was one place for them (mails and webhooks each had their own), as the team's data shows them. */
const Before = (() => {
  interface Told {
    status: Booking['status']
    start: string
    callType?: string | null
    meetLink?: string | null
  }
  const knowsLink = (told: Told, { meetingKind, meetLink }: Booking) =>
    told.meetLink === undefined || meetingKind === 'google_meet' || told.meetLink === (meetLink ?? null)
  const knowsType = (told: Told, { callType }: Booking) =>
    told.callType === undefined || told.callType === (callType ?? null)

  function event(told: Told | null, booking: Booking): string | undefined {
    const { status, bookingDatetime } = booking
    if (!told) return status === 'confirmed' ? 'confirmed' : status === 'pending' ? 'received' : undefined
    if (status === 'cancelled') return told.status === 'cancelled' ? undefined : 'cancelled'
    if (status === 'confirmed' && told.status === 'cancelled') return 'rebooked'
    if (status === 'confirmed' && told.status !== 'confirmed') return 'confirmed'
    if (bookingDatetime !== told.start || !knowsType(told, booking)) return 'rescheduled'
    if (status === 'pending' && told.status === 'cancelled') return 'received'
    return blocksTime(status) && !knowsLink(told, booking) ? 'link_changed' : undefined
  }

  function told(booking: Booking, audience: 'visitor' | 'team'): Told | null {
    if (booking.heldUntil) return null
    const { status, bookingDatetime: start, meetLink } = booking
    const knew = { status, start, callType: booking.callType ?? null }
    return audience === 'visitor' ? { ...knew, meetLink: meetLink ?? null } : knew
  }

  function mail(before: Booking, booking: Booking, audience: 'visitor' | 'team', silent: boolean) {
    const first = told(before, audience)
    if (silent && !first) return undefined
    const moved = before.bookingDatetime !== booking.bookingDatetime
    const knew =
      silent && first
        ? {
            ...first,
            status: before.status === booking.status ? first.status : booking.status,
            start: moved ? booking.bookingDatetime : first.start,
            ...(before.callType === booking.callType ? {} : { callType: booking.callType ?? null }),
            ...(before.meetLink === booking.meetLink ? {} : { meetLink: booking.meetLink ?? null }),
          }
        : first
    const next = event(knew, booking)
    const over = Date.parse(booking.bookingDatetime) <= NOW.getTime()
    const isSameTime = knew?.status === booking.status && knew.start === booking.bookingDatetime
    if (isSameTime && knowsType(knew, booking) && knowsLink(knew, booking)) return undefined
    return over && audience === 'visitor' ? undefined : next
  }

  const ofStatus: Partial<Record<Booking['status'], string>> = {
    confirmed: 'booking.confirmed',
    cancelled: 'booking.cancelled',
    completed: 'booking.completed',
  }
  function events(before: Booking, { status, bookingDatetime: start }: Booking): string[] {
    const known = before.heldUntil ? null : { status: before.status, start: before.bookingDatetime }
    const own = ofStatus[status]
    if (!known) return status === 'cancelled' ? [] : ['booking.created', ...(own ? [own] : [])]
    const isMoved = start !== known.start && blocksTime(status)
    return [...(isMoved ? ['booking.moved'] : []), ...(own && status !== known.status ? [own] : [])]
  }
  return { mail, events }
})()

describe('side by side with the rules before', () => {
  it('people hear the same', () => {
    fc.assert(
      fc.property(
        bookings,
        bookings,
        fc.constantFrom('visitor', 'team'),
        fc.boolean(),
        (before, after, to, silent) => {
          const told = toldOf(to, before)
          const known = silent && told ? withSilentChange(told, before, after) : told
          const now =
            (silent && !told) || knowsAll(known, after)
              ? undefined
              : differencesFor(to, known, present(after))[0]
          expect(now).toBe(Before.mail(before, after, to, silent))
        },
      ),
      { numRuns: 5000 },
    )
  })

  it('programs hear the same', () => {
    fc.assert(
      fc.property(bookings, bookings, (before, after) => {
        const now = differencesFor('programs', toldOf('programs', before), present(after))
        expect(now).toEqual(Before.events(before, after))
      }),
      { numRuns: 5000 },
    )
  })
})

describe('the columns of a change', () => {
  const moved = {
    bookingDatetime: '2026-03-05T09:00:00.000Z',
    endsAt: '2026-03-05T10:00:00.000Z',
    blockedUntil: '2026-03-05T10:15:00.000Z',
    preferredDate: '2026-03-05',
    preferredTime: '10:00',
    timezone: 'Europe/Berlin',
  }

  it('raise the sequence once for what calendars show, and for nothing else', () => {
    const sequence = (wanted: Parameters<typeof changedColumns>[1], time?: typeof moved) =>
      changedColumns(base, wanted, time).calendarSequence
    expect(sequence({ status: 'confirmed' })).toBe(4)
    expect(sequence({ status: 'confirmed' }, moved)).toBe(4)
    expect(sequence({}, { ...moved, bookingDatetime: base.bookingDatetime })).toBeUndefined()
    expect(sequence({ meetLink: 'https://meet.example/own' })).toBe(4)
    expect(sequence({ meetLink: null })).toBeUndefined()
    expect(sequence({ details: { phone: '1' } })).toBeUndefined()
    expect(sequence({ status: 'pending' })).toBeUndefined()
  })

  it('end a hold with a change of status or time, or when the visitor confirms', () => {
    const held = { ...base, heldUntil: '2026-03-02T12:30:00.000Z' }
    expect(changedColumns(held, { status: 'confirmed' }, undefined)).toHaveProperty('heldUntil', null)
    expect(changedColumns(held, { endsHold: true }, undefined)).toHaveProperty('heldUntil', null)
    expect(changedColumns(held, {}, moved)).toHaveProperty('heldUntil', null)
    expect(changedColumns(held, { details: { phone: '1' } }, undefined)).not.toHaveProperty('heldUntil')
  })

  it('keep the reasons of a cancelled call alone', () => {
    const cancelled = { ...base, status: 'cancelled', teamCancelReason: 'We are ill' } as const
    const note = { details: { outcomeNote: 'x' } }
    expect(changedColumns(cancelled, note, undefined)).not.toHaveProperty('teamCancelReason')
    expect(changedColumns(cancelled, { status: 'confirmed' }, undefined)).toMatchObject({
      teamCancelReason: null,
      visitorCancelReason: null,
    })
  })
})
