import type { PayloadRequest } from 'payload'
import type { ComponentProps } from 'react'
import type { ChartProps } from '@/admin/ui/chart'
import type { ChartRow } from '@/admin/ui/chart-patterns'
import type { ChartTable } from '@/admin/ui/chart-table'
import { type ServiceInterest, serviceInterests } from '@/content/contact-options'
import { bookingStatuses, statuses } from '@/features/booking/status'
import { moneyText, stageLabels } from '@/features/lead/rules'
import { countedSince, funnelRows, rates, shortDay, wonLead } from '@/features/overview/funnel-rows'
import {
  datesOf,
  lastDays,
  mondayOf,
  mondaysAround,
  type PeriodLength,
  periodBefore,
} from '@/features/overview/period'
import {
  bookingsByWeek,
  funnel,
  inquiriesByInterest,
  mostReadPosts,
  openStages,
  sourcesOf,
} from '@/features/overview/queries'
import type { SourceCount } from '@/features/source/queries'
import { BOOKED_BY_TEAM } from '@/features/source/view'
import { allOf } from '@/lib/all-of'
import { addCalendarDays } from '@/lib/time/calendar-date'

export type ChartFigures = Awaited<ReturnType<typeof readFigures>>

export async function readFigures(
  req: PayloadRequest,
  { length, now, zone }: { length: PeriodLength; now: Date; zone: string },
) {
  const period = lastDays(length, now, zone)
  const figures = await allOf({
    steps: funnel(req, period),
    before: funnel(req, periodBefore(period)),
    weeks: bookingsByWeek(req, { mondays: mondaysAround(now, zone), zone }),
    interests: inquiriesByInterest(req, period),
    posts: mostReadPosts(req),
    sources: sourcesOf(req, period),
    leads: openStages(req),
  })
  return { length, period, ...figures }
}

const sourceSeries = [
  { key: 'visitors', label: 'Visitors' },
  { key: 'inquiries', label: 'Inquiries' },
  { key: 'bookings', label: 'Bookings' },
]

interface FigureTableProps
  extends Pick<ChartProps, 'title' | 'note' | 'lead' | 'folded' | 'rowLabel' | 'rowsLink'>,
    Pick<ComponentProps<typeof ChartTable>, 'series' | 'rows'> {}

export type Figure = ChartProps | FigureTableProps

const sourceRows = (counts: readonly SourceCount[], unknown: string): ChartRow[] =>
  counts.map(({ name, ...values }) => ({
    label: name === BOOKED_BY_TEAM ? 'Booked by us' : name || unknown,
    values,
  }))

export const isEmpty = ({ rows }: { rows: readonly ChartRow[] }) =>
  rows.every(({ values }) => Object.values(values).every((value) => !value))

const callsAddress = (monday: string, status: string) =>
  `/super-admin/bookings?${new URLSearchParams({ view: 'all', status, from: monday, to: addCalendarDays(monday, 6) })}`

const weekRows = (weeks: ChartFigures['weeks'], thisMonday: string): ChartRow[] =>
  [...weeks].map(([monday, counts]) => ({
    label: monday === thisMonday ? 'This week' : shortDay(monday),
    values: Object.fromEntries(bookingStatuses.map((status) => [status, counts[status] ?? 0])),
    hrefs: Object.fromEntries(bookingStatuses.map((status) => [status, callsAddress(monday, status)])),
  }))

const interestNames: Readonly<Record<ServiceInterest, string>> = {
  process_automation: 'Process automation',
  data_analysis: 'Data analysis',
  system_integration: 'System integration',
  custom_development: 'Custom development',
  // Also what is stored when no kind of project was chosen.
  consulting: 'Consulting, or not stated',
}

const interestRows = (counts: ChartFigures['interests']) =>
  serviceInterests
    .map((interest) => ({ label: interestNames[interest], values: { inquiries: counts[interest] } }))
    .filter(({ values }) => values.inquiries > 0)
    .sort((one, other) => other.values.inquiries - one.values.inquiries)

function postRows(posts: ChartFigures['posts']): ChartRow[] {
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

const count = new Intl.NumberFormat('en-GB')

const total = (rows: readonly ChartRow[], one: string, many: string): string => {
  const sum = rows
    .flatMap(({ values }) => Object.values(values))
    .reduce<number>((all, n) => all + (n ?? 0), 0)
  return `${count.format(sum)} ${sum === 1 ? one : many}`
}

export function funnelFigure({ length, period, steps, before, leads }: ChartFigures): Figure {
  const since = countedSince(period, steps)
  return {
    title: 'From visit to project',
    lead: wonLead(steps, leads),
    note: [
      `Last ${length} days. Each step counts on its own day: a call when it was held, a win when it was entered.`,
      `In brackets: the change since the ${length} days before.`,
      since && `Visitors are counted since ${since}.`,
      rates(period, steps),
    ]
      .filter(Boolean)
      .join(' '),
    kind: 'rows',
    rowLabel: 'Step',
    series: [{ key: 'count', label: 'Count' }],
    tableSeries: [{ key: 'before', label: `${length} days before` }],
    rows: funnelRows(period, steps, before),
    rowsLink: {
      href: `/super-admin/bookings?view=all&madeFrom=${period.from}&madeTo=${period.to}`,
      label: 'Bookings made in these days',
    },
  }
}

export const stagesFigure = ({ leads }: ChartFigures): Figure => ({
  title: 'Open by stage',
  lead: `Open value: ${moneyText(leads.value, leads.currency)}.`,
  note: 'Now: people who wrote or booked and are neither won nor lost.',
  rowLabel: 'Stage',
  series: [
    { key: 'people', label: 'People' },
    { key: 'value', label: `Value in ${leads.currency}` },
  ],
  rows: leads.stages.map(({ stage, count, value }) => ({
    label: stageLabels[stage],
    values: { people: count, value },
    hrefs: { people: `/super-admin/people?stage=${stage}` },
  })),
  rowsLink: { href: '/super-admin/people?view=board', label: 'Board' },
})

const sourceFigure = (title: string, rowLabel: string, note: string, rows: ChartRow[]): Figure => ({
  title,
  note,
  folded: `Most: ${rows[0]?.label}`,
  rowLabel,
  series: sourceSeries,
  rows,
})

/** In columns: what comes in, what is booked and read, and from where. */
export function otherFigures(all: ChartFigures): Figure[][] {
  const { length, period, steps } = all
  const days = `Last ${length} days`
  const since = countedSince(period, steps)
  const visitors = datesOf(period).map((date) => ({
    label: shortDay(date),
    values: { visitors: steps.byDay.get(date) ?? null },
  }))
  const interests = interestRows(all.interests)
  const weeks = weekRows(all.weeks, mondayOf(period.to))
  const posts = postRows(all.posts)
  const sources = sourceRows(all.sources.sources, 'Direct or unknown')
  const pages = sourceRows(all.sources.pages, 'Unknown')
  return [
    [
      {
        title: 'Visitors by day',
        anchor: 'visitors-by-day',
        note: `${days}${since ? `, counted since ${since}` : ''}, by this site's own counter: each visitor once a day, without robots.`,
        folded: total(visitors, 'visitor', 'visitors'),
        kind: 'bars',
        rowLabel: 'Day',
        series: [{ key: 'visitors', label: 'Visitors' }],
        rows: visitors,
      },
      {
        title: 'Inquiries by interest',
        note: `${days}, from the contact form.`,
        folded: total(interests, 'inquiry', 'inquiries'),
        kind: 'rows',
        rowLabel: 'Interest',
        series: [{ key: 'inquiries', label: 'Inquiries' }],
        rows: interests,
        rowsLink: {
          href: `/admin/queue?kind=inquiry&status=all&from=${period.from}&to=${period.to}`,
          label: 'Inquiries of these days',
        },
      },
    ],
    [
      {
        title: 'Bookings by week',
        note: 'By day of the call: the last seven weeks, this week and the next four.',
        folded: total(weeks, 'booking', 'bookings'),
        kind: 'stacked',
        rowLabel: 'Week of',
        series: bookingStatuses.map((key) => ({ key, label: statuses[key].label })),
        rows: weeks,
        rowsLink: { href: '/super-admin/bookings?view=all', label: 'All bookings' },
      },
      {
        title: 'Articles by views',
        note: 'Published articles since their publication. Each reader counts once a month.',
        folded: total(posts, 'view', 'views'),
        kind: 'rows',
        rowLabel: 'Article',
        series: [{ key: 'views', label: 'Views' }],
        rows: posts,
        rowsLink: { href: '/super-admin/blogs?sort=-views', label: 'All articles' },
      },
    ],
    [
      sourceFigure(
        'Sources',
        'Source',
        `${days}, by the campaign in the link (utm_source), or else by the referring site.`,
        sources,
      ),
      sourceFigure('First pages', 'Page', `${days}, by the first page of the visit.`, pages),
    ],
  ]
}
