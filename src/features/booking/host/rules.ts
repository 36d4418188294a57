import type { OwnLengths } from '../call-type/rules'
import { isWithin } from '../day/rules'
import type { CalendarRules, DayOff } from '../types'

/** How the host of a call is chosen, with the labels of the form. */
export const hostChoices = {
  fair: 'Whoever had the fewest calls lately',
  order: 'The first in the list who is free',
  visitor: 'The visitor chooses',
} as const

export type HostChoice = keyof typeof hostChoices

export const MOST_HOSTS = 30

export const NAME_LENGTH = 60
export const LINE_LENGTH = 120

/** What a person sets for their own calls. The company's settings have what is empty. */
export interface OwnRules {
  /** IANA name. It holds for their own hours and days off. */
  timezone: string | null
  weeklyHours: CalendarRules['weeklyHours']
  daysOff: readonly DayOff[]
  minimumNoticeHours: number | null
  bufferTimeMinutes: number | null
  maxCallsPerDay: number | null
}

/**
 * The rules of a host: the company's, with what the person has set. Own hours replace the company's, also those of single dates,
 * and then the company's days off are checked in the company's zone. Own days off precede the company's hours of single dates.
 * @param company without the lengths of the type
 */
export function hostRules(company: CalendarRules, own: OwnRules, lengths: OwnLengths): CalendarRules {
  const isOff = (date: string) => own.daysOff.some((days) => isWithin(days, date))
  const hours =
    own.weeklyHours.length > 0
      ? {
          timezone: own.timezone ?? company.timezone,
          weeklyHours: own.weeklyHours,
          specialHours: [],
          daysOff: own.daysOff,
        }
      : {
          specialHours: company.specialHours.filter(({ date }) => !isOff(date)),
          daysOff: [...company.daysOff, ...own.daysOff],
        }
  const buffer = lengths.bufferTimeMinutes
  return {
    ...company,
    ...lengths,
    ...hours,
    minimumNoticeHours: own.minimumNoticeHours ?? company.minimumNoticeHours,
    maxCallsPerDay: own.maxCallsPerDay ?? company.maxCallsPerDay,
    bufferTimeMinutes:
      own.bufferTimeMinutes === null
        ? (buffer ?? company.bufferTimeMinutes)
        : Math.max(own.bufferTimeMinutes, buffer ?? 0),
  }
}

export interface Load {
  /** Calls in the 14 days around the new one. */
  calls: number
  /** When the last call was given to them. */
  last: number
}

const none: Load = { calls: 0, last: 0 }

/** The host with the fewest calls, then the one who has waited longest for one, then the first in the list. */
export function fairest<Of extends { id: string }>(hosts: readonly Of[], loads: ReadonlyMap<string, Load>) {
  const loadOf = ({ id }: Of) => loads.get(id) ?? none
  return hosts.toSorted((one, other) => {
    const [a, b] = [loadOf(one), loadOf(other)]
    return a.calls - b.calls || a.last - b.last
  })[0]
}
