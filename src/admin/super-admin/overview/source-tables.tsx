import { ChartTable } from '@/admin/ui/chart-table'
import type { Sources } from '@/features/overview/queries'
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
  /** The name of rows without one. */
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

/** Where visitors, inquiries and bookings came from. */
export function SourceTables({ days, sources, pages }: Sources & { days: string }) {
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
