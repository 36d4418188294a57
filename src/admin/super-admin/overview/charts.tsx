import { Chart } from '@/admin/ui/chart'
import { ChartTable } from '@/admin/ui/chart-table'
import { ChoiceLinks } from '@/admin/ui/choice-links'
import { changedAddress, type ListAddress } from '@/admin/ui/list-address'
import {
  bookingSeries,
  countedSince,
  funnelRows,
  interestRows,
  postRows,
  rates,
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

interface SourceTableProps {
  title: string
  note: string
  rowLabel: string
  unknown: string
  counts: readonly SourceCount[]
}

function SourceTable({ title, note, rowLabel, unknown, counts }: SourceTableProps) {
  const rows = counts.map(({ name, ...values }) => ({ label: name || unknown, values }))
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-4 rounded-lg border bg-surface p-5">
      <div className="grid gap-0.5">
        <h2 className="text-xl leading-snug">{title}</h2>
        <p className="text-soft text-xs">{note}</p>
      </div>
      {rows.length > 0 ? (
        <ChartTable label={title} rowLabel={rowLabel} series={series} rows={rows} />
      ) : (
        <p className="grid min-h-[120px] place-content-center text-center text-soft">
          No visitors yet. Visits appear here within a minute.
        </p>
      )}
    </section>
  )
}

function SourceTables({ days, sources, pages }: Sources & { days: string }) {
  return (
    <div className="mb-6 grid items-start gap-6 lg:grid-cols-2">
      <SourceTable
        title="Sources"
        note={`${days}, by the campaign in the link (utm_source), or else by the referring site.`}
        rowLabel="Source"
        unknown="Direct or unknown"
        counts={sources}
      />
      <SourceTable
        title="First pages"
        note={`${days}, by the first page of the visit.`}
        rowLabel="Page"
        unknown="Unknown"
        counts={pages}
      />
    </div>
  )
}

export interface ChartFigures {
  length: PeriodLength
  period: Period
  steps: Funnel
  weeks: Awaited<ReturnType<typeof bookingsByWeek>>
  interests: Awaited<ReturnType<typeof inquiriesByInterest>>
  posts: readonly ReadPost[]
  sources: Sources
}

function visitorNote(days: string, period: Period, steps: Funnel): string {
  const since = countedSince(period, steps)
  return `${days}${since ? `, counted since ${since}` : ''}, by this site's own counter: each visitor once a day, without robots.`
}

export function Charts({ address, ...figures }: ChartFigures & { address: ListAddress }) {
  const { length, period, steps, weeks, interests, posts, sources } = figures
  const days = `Last ${length} days`
  return (
    <section aria-label="Figures">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-soft text-sm">Period of visitors, inquiries and interests</p>
        <ChoiceLinks
          label="Period"
          choices={periodLengths.map((choice) => ({
            label: `${choice} days`,
            href: changedAddress(address, { days: choice === defaultLength ? null : String(choice) }),
            current: choice === length,
          }))}
        />
      </div>
      <div className="mb-6 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <Chart
            title="From visit to project"
            note={[`${days}, by date.`, rates(period, steps)].filter(Boolean).join(' ')}
            kind="rows"
            rowLabel="Step"
            series={[{ key: 'count', label: 'Count' }]}
            rows={funnelRows(period, steps)}
            notYet="No visitors yet. Visits appear here within a minute."
            rowsLink={{ href: '/super-admin/bookings', label: 'Bookings' }}
          />
          <Chart
            title="Inquiries by interest"
            note={`${days}, from the contact form.`}
            kind="rows"
            rowLabel="Interest"
            series={[{ key: 'inquiries', label: 'Inquiries' }]}
            rows={interestRows(interests)}
            notYet="No inquiries in this period yet."
            rowsLink={{ href: '/admin/queue', label: 'Inquiries' }}
          />
        </div>
        <div className="grid min-w-0 gap-6">
          <div id="visitors-by-day" className="scroll-mt-32">
            <Chart
              title="Visitors by day"
              note={visitorNote(days, period, steps)}
              kind="bars"
              rowLabel="Day"
              series={[{ key: 'visitors', label: 'Visitors' }]}
              rows={visitorRows(period, steps)}
              notYet="No visitors counted yet."
            />
          </div>
          <Chart
            title="Articles by views"
            note="Published articles since their publication. Each reader counts once a month."
            kind="rows"
            rowLabel="Article"
            series={[{ key: 'views', label: 'Views' }]}
            rows={postRows(posts)}
            notYet="No readers yet. Readers of articles appear here."
            rowsLink={{ href: '/super-admin/blogs?sort=-views', label: 'All articles' }}
          />
        </div>
      </div>
      <SourceTables days={days} {...sources} />
      <Chart
        title="Bookings by week"
        note="By day of the call: the last seven weeks, this week and the next four."
        kind="stacked"
        rowLabel="Week of"
        series={bookingSeries}
        rows={weekRows(weeks, mondayOf(period.to))}
        notYet="No calls in these weeks yet."
        rowsLink={{ href: '/super-admin/bookings?view=all', label: 'All bookings' }}
      />
    </section>
  )
}
