import type { ComponentProps } from 'react'
import { Chart, type ChartProps } from '@/admin/ui/chart'
import type { ChartRow } from '@/admin/ui/chart-patterns'
import { ChartTable } from '@/admin/ui/chart-table'
import { ChoiceLinks } from '@/admin/ui/choice-links'
import { changedAddress, type ListAddress } from '@/admin/ui/list-address'
import { SiteLink } from '@/components/ui/site-link'
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
} from '@/features/overview/chart-rows'
import {
  defaultLength,
  mondayOf,
  type Period,
  type PeriodLength,
  periodLengths,
} from '@/features/overview/period'
import type {
  bookingsByWeek,
  Funnel,
  inquiriesByInterest,
  ReadPost,
  Sources,
} from '@/features/overview/queries'
import type { SourceCount } from '@/features/source/queries'

const series = [
  { key: 'visitors', label: 'Visitors' },
  { key: 'inquiries', label: 'Inquiries' },
  { key: 'bookings', label: 'Bookings' },
]

interface FigureTableProps {
  title: string
  note: string
  rowLabel: string
  rows: ChartRow[]
  columns?: ComponentProps<typeof ChartTable>['series']
  more?: { href: string; label: string }
}

function FigureTable({ title, note, rowLabel, rows, columns = series, more }: FigureTableProps) {
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-3 rounded-lg border bg-surface p-4">
      <div className="grid gap-0.5">
        <h2 className="text-xl leading-snug">{title}</h2>
        <p className="text-soft text-xs">{note}</p>
      </div>
      <ChartTable label={title} rowLabel={rowLabel} series={columns} rows={rows} />
      {more ? (
        <SiteLink href={more.href} className="text-link text-sm">
          {more.label}
        </SiteLink>
      ) : null}
    </section>
  )
}

const sourceRows = (counts: readonly SourceCount[], unknown: string): ChartRow[] =>
  counts.map(({ name, ...values }) => ({ label: name || unknown, values }))

export interface ChartFigures {
  length: PeriodLength
  period: Period
  steps: Funnel
  weeks: Awaited<ReturnType<typeof bookingsByWeek>>
  interests: Awaited<ReturnType<typeof inquiriesByInterest>>
  posts: readonly ReadPost[]
  sources: Sources
  leads: OpenLeads
}

function visitorNote(days: string, period: Period, steps: Funnel): string {
  const since = countedSince(period, steps)
  return `${days}${since ? `, counted since ${since}` : ''}, by this site's own counter: each visitor once a day, without robots.`
}

const isEmpty = ({ rows }: { rows: readonly ChartRow[] }) =>
  rows.every(({ values }) => Object.values(values).every((value) => !value))

/** In the order in which they fill the columns: 'From visit to project' and what is open, then what comes in, then from where. */
function figuresOf(all: ChartFigures): (ChartProps | FigureTableProps)[] {
  const { length, period, steps, interests, posts, weeks, leads, sources } = all
  const days = `Last ${length} days`
  return [
    {
      title: 'From visit to project',
      note: [`${days}, by date.`, rates(period, steps)].filter(Boolean).join(' '),
      kind: 'rows',
      rowLabel: 'Step',
      series: [{ key: 'count', label: 'Count' }],
      rows: funnelRows(period, steps),
      rowsLink: { href: '/super-admin/bookings', label: 'Bookings' },
    },
    {
      title: 'Open by stage',
      note: `Now: people who wrote or booked and are neither won nor lost. ${openValue(leads)}`,
      rowLabel: 'Stage',
      columns: [
        { key: 'people', label: 'People' },
        { key: 'value', label: `Value in ${leads.currency}` },
      ],
      rows: stageRows(leads),
      more: { href: '/super-admin/people?view=board', label: 'Board' },
    },
    {
      title: 'Articles by views',
      note: 'Published articles since their publication. Each reader counts once a month.',
      kind: 'rows',
      rowLabel: 'Article',
      series: [{ key: 'views', label: 'Views' }],
      rows: postRows(posts),
      rowsLink: { href: '/super-admin/blogs?sort=-views', label: 'All articles' },
    },
    {
      title: 'Visitors by day',
      anchor: 'visitors-by-day',
      note: visitorNote(days, period, steps),
      kind: 'bars',
      rowLabel: 'Day',
      series: [{ key: 'visitors', label: 'Visitors' }],
      rows: visitorRows(period, steps),
    },
    {
      title: 'Inquiries by interest',
      note: `${days}, from the contact form.`,
      kind: 'rows',
      rowLabel: 'Interest',
      series: [{ key: 'inquiries', label: 'Inquiries' }],
      rows: interestRows(interests),
      rowsLink: { href: '/admin/queue', label: 'Inquiries' },
    },
    {
      title: 'Bookings by week',
      note: 'By day of the call: the last seven weeks, this week and the next four.',
      kind: 'stacked',
      rowLabel: 'Week of',
      series: bookingSeries,
      rows: weekRows(weeks, mondayOf(period.to)),
      rowsLink: { href: '/super-admin/bookings?view=all', label: 'All bookings' },
    },
    {
      title: 'Sources',
      note: `${days}, by the campaign in the link (utm_source), or else by the referring site.`,
      rowLabel: 'Source',
      rows: sourceRows(sources.sources, 'Direct or unknown'),
    },
    {
      title: 'First pages',
      note: `${days}, by the first page of the visit.`,
      rowLabel: 'Page',
      rows: sourceRows(sources.pages, 'Unknown'),
    },
  ]
}

/** Figures that are all zero are named in one line, and take no more room. */
export function Charts({ address, ...figures }: ChartFigures & { address: ListAddress }) {
  const all = figuresOf(figures)
  const drawn = all.filter((figure) => !isEmpty(figure))
  const empty = all.filter(isEmpty)
  return (
    <section aria-label="Figures" className="grid gap-6">
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-soft text-sm">Period of visitors, inquiries and interests</p>
        <ChoiceLinks
          label="Period"
          choices={periodLengths.map((choice) => ({
            label: `${choice} days`,
            href: changedAddress(address, { days: choice === defaultLength ? null : String(choice) }),
            current: choice === figures.length,
          }))}
        />
      </div>
      <div className="gap-6 *:mb-6 *:break-inside-avoid empty:hidden md:columns-2 xl:columns-3">
        {drawn.map((figure) =>
          'kind' in figure ? (
            <Chart key={figure.title} {...figure} />
          ) : (
            <FigureTable key={figure.title} {...figure} />
          ),
        )}
      </div>
      {empty.length > 0 ? (
        <p className="rounded-lg border bg-surface px-5 py-4 text-soft text-sm">
          {drawn.length === 0
            ? 'Figures appear with the first visits, inquiries and calls.'
            : `No figures in this period: ${empty.map(({ title }) => title).join(', ')}.`}
        </p>
      ) : null}
    </section>
  )
}
