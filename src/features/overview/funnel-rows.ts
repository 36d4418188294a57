import type { OpenLeads } from '@/features/lead/queries'
import { moneyText } from '@/features/lead/rules'
import { datesOf, type Period, periodBefore } from './period'
import type { Funnel } from './queries'

const dayFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })

export const shortDay = (date: string): string => dayFormat.format(Date.parse(`${date}T00:00:00Z`))

const signed = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' })

/** Undefined if one of them is not known. */
const changeOf = (count: number | null, before: number | null): string | undefined =>
  count === null || before === null ? undefined : count === before ? 'same' : signed.format(count - before)

type Step = 'visitors' | 'inquiries' | 'bookings' | 'held' | 'won'

/** The steps of a period, each with its count in the period before. Days without data would distort that of the visitors. */
export function funnelRows(period: Period, now: Funnel, before: Funnel) {
  const { from, to } = period
  const known = isCounted(period, now) && isCounted(periodBefore(period), before)
  const step = (label: string, key: Step, href: string) => {
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

/** Undefined if no one was won, or without a value. */
export const wonLead = ({ won, wonValue }: Funnel, { currency }: OpenLeads): string | undefined =>
  wonValue > 0 ? `Won: ${won}, ${moneyText(wonValue, currency)}.` : undefined

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
