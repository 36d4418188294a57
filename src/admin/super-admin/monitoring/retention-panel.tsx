import type { RetentionKind } from '@/content/retention'
import type { DueKind } from '@/features/retention/queries'

const labels: Record<RetentionKind, string> = {
  bookings: 'Bookings',
  inquiries: 'Inquiries',
  registrations: 'Registrations without an account',
  subscribers: 'Subscribers who never confirmed',
}

const count = new Intl.NumberFormat('en-GB')
const keptFor = (months: number | null) =>
  months === null ? 'No limit' : `${months} ${months === 1 ? 'month' : 'months'}`

export function RetentionPanel({ due }: { due: readonly DueKind[] }) {
  return (
    <section aria-labelledby="retention" className="mt-10">
      <h2 id="retention" className="mb-3 text-xl">
        Retention
      </h2>
      <div className="grid gap-3 rounded-lg border bg-surface px-5 py-4 text-sm">
        <p className="text-soft">
          Old data about people is deleted every night at 01:41 UTC. This table counts what would be deleted
          now.
        </p>
        <table className="w-full max-w-2xl tabular-nums">
          <thead>
            <tr className="border-b text-left text-soft text-xs">
              <th scope="col" className="py-2 pr-4 font-medium">
                Data
              </th>
              <th scope="col" className="py-2 pr-4 font-medium">
                Kept for
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                Due now
              </th>
            </tr>
          </thead>
          <tbody>
            {due.map(({ kind, months, due: rows }) => (
              <tr key={kind} className="border-b last:border-b-0">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {labels[kind]}
                </th>
                <td className="whitespace-nowrap py-2 pr-4">{keptFor(months)}</td>
                <td className="py-2 text-right">{count.format(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <a href="/admin/globals/site-settings" className="text-link">
            Change how long data is kept
          </a>
          <a href="/super-admin/monitoring?table=retention" className="text-link">
            Past deletions
          </a>
        </p>
      </div>
    </section>
  )
}
