import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { busyTimes } from '../../../src/lib/ics/busy-times'
import { readApart } from '../../../src/lib/ics/read-apart'

const task = {
  zone: 'Europe/Berlin',
  from: '2027-03-01T00:00:00Z',
  until: '2027-04-10T00:00:00Z',
  skipUid: '^booking-.*@quickwin\\.example$',
  owners: [],
}
const exported = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../support/ics/${name}.ics`), 'utf8')
const short = (instant: string) => instant.slice(5, 16)
const read = (text: string, more: Partial<typeof task> = {}) =>
  busyTimes({ ...task, ...more, text }).ranges.map(({ start, end }) => `${short(start)} to ${short(end)}`)
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => calendar('BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT')

describe('the busy times of a calendar exported by', () => {
  it('Google: a weekly event with an exception, a moved one and an end, a vacation', () => {
    expect(read(exported('google'))).toEqual([
      '03-01T08:00 to 03-01T09:00',
      '03-08T08:00 to 03-08T09:00',
      '03-10T13:00 to 03-10T13:30',
      '03-23T10:00 to 03-23T11:00',
      '03-29T07:00 to 03-29T08:00',
      '03-31T22:00 to 04-02T22:00',
    ])
  })

  it('Outlook: zones with names of Windows, a cancelled occurrence, free and tentative events', () => {
    expect(read(exported('outlook'))).toEqual([
      '03-02T13:00 to 03-02T14:00',
      '03-04T13:00 to 03-04T14:00',
      '03-05T08:00 to 03-05T08:30',
      '03-12T08:30 to 03-12T09:00',
      '03-16T13:00 to 03-16T14:00',
      '03-23T13:00 to 03-23T14:00',
      '03-25T13:00 to 03-25T14:00',
      '03-30T12:00 to 03-30T13:00',
    ])
  })

  it('Nextcloud: other zones, further dates, later changes, times without a zone, a short day', () => {
    expect(read(exported('nextcloud'))).toEqual([
      '03-03T07:00 to 03-03T07:30',
      '03-04T15:00 to 03-04T16:00',
      '03-09T11:00 to 03-09T12:00',
      '03-10T07:00 to 03-10T07:30',
      '03-12T15:00 to 03-12T15:45',
      '03-13T15:00 to 03-13T15:45',
      '03-14T14:00 to 03-14T14:45',
      '03-15T14:00 to 03-15T14:45',
      '03-17T08:00 to 03-17T08:30',
      '03-24T08:00 to 03-24T08:30',
      '03-26T15:00 to 03-26T16:00',
      '03-26T23:00 to 03-28T22:00',
    ])
  })
})

describe('a calendar', () => {
  it('gives all-day events and times without a zone in the business zone', () => {
    const text = event('DTSTART;VALUE=DATE:20270309')
    expect(read(text, { zone: 'America/New_York' })).toEqual(['03-09T05:00 to 03-10T05:00'])
    expect(read(event('DTSTART:20270309T120000', 'DURATION:PT1H'), { zone: 'Europe/London' })).toEqual([
      '03-09T12:00 to 03-09T13:00',
    ])
  })

  it('joins overlapping events, and cuts those that begin before the range', () => {
    const text = calendar(
      ...['20270228T120000Z/20270301T090000Z', '20270301T083000Z/20270301T100000Z'].flatMap((span, index) => [
        'BEGIN:VEVENT',
        `UID:${index}`,
        `DTSTART:${span.slice(0, 16)}`,
        `DTEND:${span.slice(17)}`,
        'END:VEVENT',
      ]),
    )
    expect(read(text)).toEqual(['03-01T00:00 to 03-01T10:00'])
  })

  it('keeps an occurrence that was moved from far away into the range', () => {
    const text = calendar(
      ...['BEGIN:VEVENT', 'UID:one', 'DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z'],
      ...['RRULE:FREQ=YEARLY;COUNT=9', 'END:VEVENT', 'BEGIN:VEVENT', 'UID:one'],
      ...[
        'RECURRENCE-ID:20300302T090000Z',
        'DTSTART:20270305T090000Z',
        'DTEND:20270305T100000Z',
        'END:VEVENT',
      ],
    )
    expect(read(text)).toEqual(['03-02T09:00 to 03-02T10:00', '03-05T09:00 to 03-05T10:00'])
  })

  it.each([
    ['every other week', 'DTSTART:20200106T090000Z', 'FREQ=WEEKLY;INTERVAL=2'],
    ['every third day', 'DTSTART:20200101T090000Z', 'FREQ=DAILY;INTERVAL=3;BYDAY=MO'],
    ['two days of every third week', 'DTSTART:20200106T090000Z', 'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,SU'],
  ])('is the same however long a rule has run: %s', (_, start, rule) => {
    const text = (more: string) => event(start, 'DURATION:PT1H', `RRULE:${rule}${more}`)
    const found = read(text(''), { until: '2027-04-01T00:00:00Z' })
    // A count is never skipped.
    expect(found).toEqual(read(text(';COUNT=5000'), { until: '2027-04-01T00:00:00Z' }))
    expect(found.length).toBeGreaterThan(1)
  })

  it('leaves out the calls of this site, which block by themselves', () => {
    const text = event('DTSTART:20270305T090000Z', 'DTEND:20270305T100000Z')
    expect(read(text.replace('UID:one', 'UID:booking-6f1c@quickwin.example'))).toEqual([])
    expect(read(text)).toHaveLength(1)
  })

  it.each(['', '<!doctype html><title>Sign in</title>', 'BEGIN:VCARD\r\nEND:VCARD'])('is not: %j', (text) => {
    expect(() => read(text)).toThrow()
  })
})

describe('a calendar with more than a person has', () => {
  const minutely = (uid: string, ...more: string[]) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SUMMARY:Every minute ${uid}`,
    'DTSTART:20140101T000000Z',
    'DURATION:PT30S',
    'RRULE:FREQ=MINUTELY',
    ...more,
    'END:VEVENT',
  ]
  const year = { from: '2026-10-26T00:00:00Z', until: '2027-12-31T00:00:00Z' }

  it('is cut, never frees what was cut, and keeps its other events', () => {
    const weekly = ['BEGIN:VEVENT', 'UID:weekly', 'DTSTART:20200106T090000Z', 'DURATION:PT1H']
    const text = calendar(
      ...['1', '2', '3', '4', '5'].flatMap((uid) => minutely(uid, 'EXDATE:20270105T000000Z')),
      ...weekly,
      ...['RRULE:FREQ=WEEKLY;UNTIL=20261029', 'END:VEVENT'],
    )
    const { ranges, leftOut } = busyTimes({ ...task, ...year, text })
    expect(ranges.length).toBeLessThan(20_001)
    expect(ranges.at(-1)?.end).toBe('2027-12-31T00:00:00.000Z')
    expect(ranges.filter(({ start }) => start.startsWith('2026-10-26T09:00'))).toHaveLength(1)
    expect(leftOut).toContainEqual({ reason: 'often', event: 'Every minute 3', date: '2014-01-01' })
  })

  it('has at most 20,000 times: short gaps are closed', () => {
    const events = Array.from({ length: 25_000 }, (_, index) => {
      const at = new Date(Date.parse(year.from) + index * 20 * 60_000)
        .toISOString()
        .replaceAll(/[-:]|\.\d+/g, '')
      return `BEGIN:VEVENT\r\nUID:${index}\r\nDTSTART:${at}\r\nDURATION:PT${index % 2 ? 19 : 10}M\r\nEND:VEVENT`
    })
    const { ranges, leftOut } = busyTimes({ ...task, ...year, text: calendar(...events) })
    expect(ranges).toHaveLength(12_501)
    expect(leftOut).toEqual([{ reason: 'many' }])
  })

  it('has a zone whose rule never matches', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Ours', 'BEGIN:STANDARD', 'DTSTART:20200101T000000']
    const rule = ['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30']
    const text = event('DTSTART;TZID=Ours:20270305T090000', 'DURATION:PT1H').replace(
      'BEGIN:VEVENT',
      [...zone, ...rule, 'END:STANDARD', 'END:VTIMEZONE', 'BEGIN:VEVENT'].join('\r\n'),
    )
    const { ranges, leftOut } = busyTimes({ ...task, text })
    expect([ranges.length, leftOut]).toEqual([1, [{ reason: 'zone', date: '2027-03-05', zone: 'Ours' }]])
  })
})

describe('reading in a process of its own', () => {
  const text = event('DTSTART:20270305T090000Z', 'DTEND:20270305T100000Z')

  it('gives the same', async () => {
    expect(await readApart({ ...task, text })).toEqual(busyTimes({ ...task, text }))
    expect(await readApart({ ...task, text: 'x' })).toEqual({ failure: 'not a calendar' })
  })

  it('ends when it takes too long', async () => {
    const endless = event('DTSTART:20270101T090000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')
    await expect(readApart({ ...task, text: endless }, 2000)).rejects.toThrow('SIGKILL')
  })
})
