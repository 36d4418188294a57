import type { ServiceInterest } from '@/content/contact-options'
import { type BookingStatus, bookingStatuses, statuses } from '@/features/booking/status'
import type { OpenLeads } from '@/features/lead/queries'
import { moneyText, stageLabels } from '@/features/lead/rules'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { datesOf, type Period, periodBefore } from './period'
import type { Funnel, ReadPost } from './queries'

interface Row {
  label: string
  values: Record<string, number | null>
  /** Links to the rows behind a figure. */
  hrefs?: Record<string, string>
  /** Beside the figure: '+3'. */
  change?: string | undefined
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })

const shortDay = (date: string): string => dayFormat.format(Date.parse(`${date}T00:00:00Z`))

const signed = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' })

/** Undefined if one of them is not known. */
const changeOf = (count: number | null, before: number | null): string | undefined =>
  count === null || before === null ? undefined : count === before ? 'same' : signed.format(count - before)

type Step = 'visitors' | 'inquiries' | 'bookings' | 'held' | 'won'

/** The steps of a period, each with its count in the period before. Days without data would distort that of the visitors. */
export function funnelRows(period: Period, now: Funnel, before: Funnel) {
  const { from, to } = period
  const known = isCounted(period, now) && isCounted(periodBefore(period), before)
  const step = (label: string, key: Step, href: string): Row => {
    const earlier = key === 'visitors' && !known ? null : before[key]
    return {
      label,
      values: { count: now[key], before: earlier },
      hrefs: { count: href },
      change: changeOf(now[key], earlier),
    }
  }
  const queue = (asked: Record<string, string>) =>
    `/admin/queue?${new URLSearchParams({ ...asked, from, to })}`
  const calls = (asked: Record<string, string>) =>
    `/super-admin/bookings?${new URLSearchParams({ view: 'all', ...asked })}`
  return [
    step('Visitors', 'visitors', '#visitors-by-day'),
    step('Inquiries', 'inquiries', queue({ kind: 'inquiry', status: 'all' })),
    step('Bookings', 'bookings', calls({ madeFrom: from, madeTo: to })),
    step('Calls held', 'held', calls({ status: 'completed', from, to })),
    step('Won', 'won', `/super-admin/people?${new URLSearchParams({ stage: 'won', from, to })}`),
  ]
}

export const stageRows = ({ stages }: OpenLeads): Row[] =>
  stages.map(({ stage, count, value }) => ({
    label: stageLabels[stage],
    values: { people: count, value },
    hrefs: { people: `/super-admin/people?stage=${stage}` },
  }))

export const openValue = ({ value, currency }: OpenLeads): string =>
  `Open value: ${moneyText(value, currency)}.`

/** Undefined if no one was won, or without a value. */
export const wonLead = ({ won, wonValue }: Funnel, { currency }: OpenLeads): string | undefined =>
  wonValue > 0 ? `Won: ${won}, ${moneyText(wonValue, currency)}.` : undefined

export const visitorRows = (period: Period, { byDay }: Funnel): Row[] =>
  datesOf(period).map((date) => ({ label: shortDay(date), values: { visitors: byDay.get(date) ?? null } }))

const isCounted = (period: Period, { byDay }: Pick<Funnel, 'byDay'>) =>
  datesOf(period).every((date) => byDay.has(date))

const share = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 })

/** How many of a hundred visitors wrote and booked. Undefined if days without data would distort it. */
export function rates(period: Period, steps: Funnel): string | undefined {
  const { visitors, inquiries, byVisitors } = steps
  if (!visitors || !isCounted(period, steps)) return undefined
  const ofHundred = (count: number) => share.format((count / visitors) * 100)
  return `Of 100 visitors ${ofHundred(inquiries)} wrote and ${ofHundred(byVisitors)} booked by themselves.`
}

/** The first counted day if it is after the period's start: '21 Nov'. */
export function countedSince({ from }: Period, { byDay }: Funnel): string | undefined {
  const [first] = [...byDay.keys()].sort()
  return first && first > from ? shortDay(first) : undefined
}

export const bookingSeries: readonly { key: BookingStatus; label: string }[] = bookingStatuses.map((key) => ({
  key,
  label: statuses[key].label,
}))

const callsAddress = (monday: string, status: string) =>
  `/super-admin/bookings?${new URLSearchParams({ view: 'all', status, from: monday, to: addCalendarDays(monday, 6) })}`

export const weekRows = (
  weeks: ReadonlyMap<string, Partial<Record<BookingStatus, number>>>,
  thisMonday: string,
): Row[] =>
  [...weeks].map(([monday, counts]) => ({
    label: monday === thisMonday ? 'This week' : shortDay(monday),
    values: Object.fromEntries(bookingSeries.map(({ key }) => [key, counts[key] ?? 0])),
    hrefs: Object.fromEntries(bookingSeries.map(({ key }) => [key, callsAddress(monday, key)])),
  }))

const interestNames: Readonly<Record<ServiceInterest, string>> = {
  process_automation: 'Process automation',
  data_analysis: 'Data analysis',
  system_integration: 'System integration',
  custom_development: 'Custom development',
  // Also what is stored when no kind of project was chosen.
  consulting: 'Consulting, or not stated',
}

export const interestRows = (counts: Readonly<Record<ServiceInterest, number>>): Row[] =>
  (Object.keys(interestNames) as ServiceInterest[])
    .map((interest) => ({ label: interestNames[interest], values: { inquiries: counts[interest] } }))
    .filter(({ values }) => values.inquiries > 0)
    .sort((one, other) => other.values.inquiries - one.values.inquiries)

export function postRows(posts: readonly ReadPost[]): Row[] {
  const seen = new Map<string, number>()
  return posts.map(({ id, title, views }) => {
    const times = (seen.get(title) ?? 0) + 1
    seen.set(title, times)
    return {
      label: times > 1 ? `${title} (${times})` : title,
      values: { views },
      hrefs: { views: `/super-admin/blogs?open=${id}` },
    }
  })
}
