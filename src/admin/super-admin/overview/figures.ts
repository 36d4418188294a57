import type { ComponentProps } from 'react'
import type { ChartProps } from '@/admin/ui/chart'
import type { ChartRow } from '@/admin/ui/chart-patterns'
import type { ChartTable } from '@/admin/ui/chart-table'
import type { OpenLeads } from '@/features/lead/queries'
import {
  bookingSeries,
  countedSince,
  funnelRows,
  interestRows,
  openValue,
  postRows,
  rates,
  stageRows,
  visitorRows,
  weekRows,
  wonLead,
} from '@/features/overview/chart-rows'
import { mondayOf, type Period, type PeriodLength } from '@/features/overview/period'
import type {
  bookingsByWeek,
  Funnel,
  inquiriesByInterest,
  ReadPost,
  sourcesOf,
} from '@/features/overview/queries'
import type { SourceCount } from '@/features/source/queries'
import { BOOKED_BY_TEAM } from '@/features/source/view'

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

export interface ChartFigures {
  length: PeriodLength
  period: Period
  steps: Funnel
  /** Of as many days before. */
  before: Funnel
  weeks: Awaited<ReturnType<typeof bookingsByWeek>>
  interests: Awaited<ReturnType<typeof inquiriesByInterest>>
  posts: readonly ReadPost[]
  sources: Awaited<ReturnType<typeof sourcesOf>>
  leads: OpenLeads
}

function visitorNote(days: string, period: Period, steps: Funnel): string {
  const since = countedSince(period, steps)
  return `${days}${since ? `, counted since ${since}` : ''}, by this site's own counter: each visitor once a day, without robots.`
}

export const isEmpty = ({ rows }: { rows: readonly ChartRow[] }) =>
  rows.every(({ values }) => Object.values(values).every((value) => !value))

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
  lead: openValue(leads),
  note: 'Now: people who wrote or booked and are neither won nor lost.',
  rowLabel: 'Stage',
  series: [
    { key: 'people', label: 'People' },
    { key: 'value', label: `Value in ${leads.currency}` },
  ],
  rows: stageRows(leads),
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
  const visitors = visitorRows(period, steps)
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
        note: visitorNote(days, period, steps),
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
        series: bookingSeries,
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
