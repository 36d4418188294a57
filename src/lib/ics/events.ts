import { normalizeAddress } from '../validation/email-address.ts'
import type { LeftOut, LeftOutReason } from './left-out.ts'
import { type Component, DATES, type Property, textOf } from './lines.ts'
import { durationOf, type Length, lengthBetween, type Moment, momentOf } from './moments.ts'
import type { Zones } from './zones.ts'

export interface Event {
  uid: string
  component: Component
  start: Moment
  length: Length
  isBusy: boolean
  sequence: number
  /** What names the start that this event replaces in its series, and whether it changes all later ones. */
  replaces: Property | undefined
  andLater: boolean
  /** Parts that were left out or guessed. */
  leftOut: LeftOut[]
}

/** The length of an event whose end cannot be read. */
const GUESSED: Length = { days: 0, ms: 3_600_000 }
const TITLE_LENGTH = 80

export const all = ({ properties }: Component, name: string): Property[] =>
  properties.filter((property) => property.name === name)

const first = (component: Component, name: string): Property | undefined => all(component, name)[0]

/** The title of an event, if it has one. */
export function titleOf(component: Component): { event?: string } {
  const event = textOf(component, 'SUMMARY')
    .replaceAll(/\\n/gi, ' ')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, TITLE_LENGTH)
  return event ? { event } : {}
}

const addressOf = ({ value }: Property): string => normalizeAddress(value.replace(/^mailto:/i, ''))

/** Addresses count as the owner's only if every event with guests has them: it may be the calendar of a colleague. */
export function ownersOf(calendar: Component, known: readonly string[]): Set<string> {
  const named = normalizeAddress(textOf(calendar, 'X-WR-CALNAME'))
  const meetings = calendar.components
    .filter((component) => component.name === 'VEVENT' && first(component, 'ATTENDEE'))
    .map(
      (component) => new Set([...all(component, 'ATTENDEE'), ...all(component, 'ORGANIZER')].map(addressOf)),
    )
  const present = known
    .map(normalizeAddress)
    .filter((address) => meetings.every((people) => people.has(address)))
  return new Set(/^\S+@\S+$/.test(named) ? [named, ...present] : present)
}

function isDeclined(component: Component, owners: ReadonlySet<string>): boolean {
  const states = all(component, 'ATTENDEE')
    .filter((guest) => owners.has(addressOf(guest)))
    .map(({ params }) => params.PARTSTAT?.toUpperCase())
  return states.length > 0 && states.every((state) => state === 'DECLINED')
}

/** True if all lines of a name say one of these: another one may be a line of a broken text. */
function says(component: Component, name: string, ...words: string[]): boolean {
  const lines = all(component, name)
  return lines.length > 0 && lines.every(({ value }) => words.includes(value.toUpperCase()))
}

/** Outlook adds its own states to the standard's. */
export const isBusy = (component: Component, owners: ReadonlySet<string>): boolean =>
  !says(component, 'STATUS', 'CANCELLED') &&
  !says(component, 'TRANSP', 'TRANSPARENT') &&
  !says(component, 'X-MICROSOFT-CDO-BUSYSTATUS', 'FREE', 'WORKINGELSEWHERE') &&
  !isDeclined(component, owners)

/** The length, or undefined if what the event says of it cannot be read. */
function lengthOf(component: Component, start: Moment, zones: Zones): Length | undefined {
  const end = first(component, 'DTEND')
  const duration = first(component, 'DURATION')
  if (end) {
    const moment = momentOf(end, end.value, zones, start.zone)
    return moment && lengthBetween(start, moment)
  }
  if (duration) return durationOf(duration.value)
  if (start.isDate) return { days: 1, ms: 0 }
  return component.isClosed ? { days: 0, ms: 0 } : undefined
}

/** Notes that a part of an event was left out or guessed, once for each reason. */
export function note(
  { leftOut, component, start }: Pick<Event, 'leftOut' | 'component' | 'start'>,
  reason: LeftOutReason,
  zone?: string,
) {
  if (leftOut.some((each) => each.reason === reason && each.zone === zone)) return
  const date = start.wall.toPlainDate().toString()
  leftOut.push({ reason, ...titleOf(component), date, ...(zone === undefined ? {} : { zone }) })
}

/** Undefined if the start cannot be read. */
export function eventOf(component: Component, zones: Zones, owners: ReadonlySet<string>): Event | undefined {
  const property = first(component, 'DTSTART')
  const start = property && momentOf(property, property.value, zones)
  if (!start) return
  const length = lengthOf(component, start, zones)
  const changed = first(component, 'RECURRENCE-ID')
  const replaces = changed && momentOf(changed, changed.value, zones) ? changed : undefined
  const event: Event = {
    uid: textOf(component, 'UID'),
    component,
    start,
    length: length ?? (start.isDate ? { days: 1, ms: 0 } : GUESSED),
    isBusy: isBusy(component, owners),
    sequence: Number.parseInt(textOf(component, 'SEQUENCE'), 10) || 0,
    replaces,
    andLater: changed?.params.RANGE?.toUpperCase() === 'THISANDFUTURE',
    leftOut: [],
  }
  for (const each of component.properties.filter(({ name }) => DATES.test(name))) {
    const [text = ''] = each.value.split(/[,/]/)
    const moment = each === property ? start : momentOf(each, text, zones, start.zone)
    if (moment?.unknownZone !== undefined) note(event, 'zone', moment.unknownZone)
  }
  if (!length) note(event, 'end')
  if (changed && !replaces) note(event, 'recurrence')
  return event
}
