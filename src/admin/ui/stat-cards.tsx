import { cx } from 'class-variance-authority'
import Link from 'next/link'

export interface Stat {
  label: string
  /** Null: there is nothing to count yet. */
  value: number | string | null
  /** The period and source of the figure: 'last 30 days', 'in the next 7 days'. */
  note: string
  /** The rows behind the figure. */
  href: string
  current?: boolean
}

const format = new Intl.NumberFormat('en-GB')
const shown = (value: Stat['value']) =>
  value === null ? 'None yet' : typeof value === 'number' ? format.format(value) : value

/** Figures in a row, each a link to the rows behind it. */
export function StatCards({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <ul
      aria-label={label}
      className={cx(
        'mb-6 grid grid-cols-2 overflow-hidden rounded-lg border bg-line [gap:1px] max-lg:group-has-[[data-details]]/tab:hidden lg:grid-cols-[repeat(auto-fit,minmax(0,1fr))]',
        stats.length === 4 && 'md:grid-cols-4',
      )}
    >
      {stats.map((stat) => (
        <li key={stat.label} className="bg-surface max-lg:last:odd:col-span-2">
          <Link
            href={stat.href}
            prefetch={false}
            scroll={false}
            aria-current={stat.current ? 'true' : undefined}
            className="group grid h-full content-start gap-1 px-4 py-4 -outline-offset-2 aria-[current]:bg-good-wash hover:bg-paper sm:px-5"
          >
            <span className="font-medium text-soft text-xs">{stat.label}</span>
            <span className="font-display text-3xl text-ink tabular-nums leading-none">
              {shown(stat.value)}
            </span>
            <span className="text-soft text-xs">{stat.note}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
