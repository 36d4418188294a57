import { describe, expect, it } from 'vitest'
import { isoWeek, mondayOfWeek } from '../../../src/features/booking/desk/week-address'
import { dayBlocks, shownHours } from '../../../src/features/booking/desk/week-layout'

const zone = 'Europe/Berlin'
const call = (id: string, start: string, end: string) => ({ id, start, end })
const places = (date: string, ...calls: ReturnType<typeof call>[]) =>
  dayBlocks(calls, date, zone).map(({ call: { id }, top, height, lane, lanes }) => [
    id,
    top,
    height,
    lane,
    lanes,
  ])

describe('the address of a week', () => {
  it.each([
    ['2026-12-28', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2024-12-30', '2025-W01'],
    ['2026-11-22', '2026-W47'],
  ])('%s lies in %s', (date, week) => {
    expect(isoWeek(date)).toBe(week)
  })

  it('leads back to its Monday', () => {
    expect(mondayOfWeek('2026-W53')).toBe('2026-12-28')
    expect(mondayOfWeek('2027-W01')).toBe('2027-01-04')
    expect(mondayOfWeek('2025-W01')).toBe('2024-12-30')
  })

  it.each(['2027-W53', '2026-W00', '2026-W54', '2026-48', 'W48', '', '0000-W10', '9999-W10'])(
    'has no Monday for %j',
    (week) => {
      expect(mondayOfWeek(week)).toBeUndefined()
    },
  )
})

describe('where calls stand in a day', () => {
  it('stand by the clock on the wall in the business zone', () => {
    expect(
      places(
        '2026-11-23',
        call('winter', '2026-11-23T09:00:00Z', '2026-11-23T10:00:00Z'),
        call('other day', '2026-11-23T23:30:00Z', '2026-11-24T00:00:00Z'),
      ),
    ).toEqual([['winter', 600, 60, 0, 1]])
    expect(places('2026-07-06', call('summer', '2026-07-06T08:00:00Z', '2026-07-06T09:00:00Z'))).toEqual([
      ['summer', 600, 60, 0, 1],
    ])
  })

  it('keep both of the equal hours apart when clocks go back', () => {
    // 02:15 comes twice on 25 October 2026.
    expect(
      places(
        '2026-10-25',
        call('first', '2026-10-25T00:15:00Z', '2026-10-25T00:45:00Z'),
        call('second', '2026-10-25T01:15:00Z', '2026-10-25T01:45:00Z'),
        call('after', '2026-10-25T02:00:00Z', '2026-10-25T03:00:00Z'),
      ),
    ).toEqual([
      ['first', 135, 30, 0, 2],
      ['second', 135, 30, 1, 2],
      ['after', 180, 60, 0, 1],
    ])
  })

  it('give a call over the second hour its elapsed length when clocks go back', () => {
    // 02:30 to 02:30 on the wall, an hour later.
    expect(places('2026-10-25', call('over', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'))).toEqual([
      ['over', 150, 60, 0, 1],
    ])
  })

  it('draw a call over the gap to where the wall says that it ends when clocks go forward', () => {
    // 01:30 to 03:30 on the wall is one hour on 28 March 2027.
    expect(places('2027-03-28', call('gap', '2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z'))).toEqual([
      ['gap', 90, 120, 0, 1],
    ])
  })

  it('end at midnight, and short ones can be read', () => {
    expect(
      places(
        '2026-11-23',
        call('late', '2026-11-23T22:30:00Z', '2026-11-23T23:30:00Z'),
        call('short', '2026-11-23T08:00:00Z', '2026-11-23T08:05:00Z'),
      ),
    ).toEqual([
      ['short', 540, 30, 0, 1],
      ['late', 1410, 30, 0, 1],
    ])
  })

  it('stand next to each other where they overlap, and use a free lane again', () => {
    expect(
      places(
        '2026-11-23',
        call('a', '2026-11-23T09:00:00Z', '2026-11-23T11:00:00Z'),
        call('b', '2026-11-23T09:30:00Z', '2026-11-23T10:00:00Z'),
        call('c', '2026-11-23T10:00:00Z', '2026-11-23T10:30:00Z'),
        call('d', '2026-11-23T11:00:00Z', '2026-11-23T12:00:00Z'),
      ),
    ).toEqual([
      ['a', 600, 120, 0, 2],
      ['b', 630, 30, 1, 2],
      ['c', 660, 30, 1, 2],
      ['d', 720, 60, 0, 1],
    ])
  })
})

describe('the hours that are shown', () => {
  const hours = { start: '09:00', end: '17:00' }

  it('are the working hours with one more on each side', () => {
    expect(shownHours([[]], hours)).toEqual({ from: 8, to: 18 })
    expect(shownHours([[]], { start: '00:30', end: '23:45' })).toEqual({ from: 0, to: 24 })
  })

  it('reach to calls outside of them', () => {
    expect(shownHours([[{ top: 390, height: 60 }], [{ top: 1200, height: 90 }]], hours)).toEqual({
      from: 6,
      to: 22,
    })
  })
})
