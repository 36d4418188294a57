/** Every clock change of 2026 to 2028 in the four zones of the settings, written down by hand. */
export interface DstDay {
  zone: string
  date: string
  /** UTC instant at which the offset changes. */
  changesAt: string
  direction: 'forward' | 'back'
}

const europe: [string, 'forward' | 'back'][] = [
  ['2026-03-29', 'forward'],
  ['2026-10-25', 'back'],
  ['2027-03-28', 'forward'],
  ['2027-10-31', 'back'],
  ['2028-03-26', 'forward'],
  ['2028-10-29', 'back'],
]
const america: [string, 'forward' | 'back'][] = [
  ['2026-03-08', 'forward'],
  ['2026-11-01', 'back'],
  ['2027-03-14', 'forward'],
  ['2027-11-07', 'back'],
  ['2028-03-12', 'forward'],
  ['2028-11-05', 'back'],
]

export const DST_DAYS: DstDay[] = [
  ...['Europe/Berlin', 'Europe/London'].flatMap((zone) =>
    europe.map(([date, direction]) => ({ zone, date, direction, changesAt: `${date}T01:00:00.000Z` })),
  ),
  // American clocks change at 02:00 of their own wall time, so at another instant in each direction.
  ...america.map(([date, direction]) => ({
    zone: 'America/New_York',
    date,
    direction,
    changesAt: `${date}T${direction === 'forward' ? '07' : '06'}:00:00.000Z`,
  })),
  ...america.map(([date, direction]) => ({
    zone: 'America/Los_Angeles',
    date,
    direction,
    changesAt: `${date}T${direction === 'forward' ? '10' : '09'}:00:00.000Z`,
  })),
]

/** Offsets in minutes east of UTC: [winter, summer]. */
export const OFFSETS: Record<string, [number, number]> = {
  'Europe/Berlin': [60, 120],
  'Europe/London': [0, 60],
  'America/New_York': [-300, -240],
  'America/Los_Angeles': [-480, -420],
}
