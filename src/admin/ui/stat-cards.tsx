import { cx } from 'class-variance-authority'
import Link from 'next/link'

export interface Stat {
  label: string
  value: number | string | null
  note: string
  href: string
  current?: boolean
}

const format = new Intl.NumberFormat('en-GB')
const shown = (value: Stat['value']) =>
  value === null ? 'None yet' : typeof value === 'number' ? format.format(value) : value

interface StatCardsProps {
  label: string
  stats: readonly Stat[]
  /** Two in a row, as one of several cards in a column. */
  beside?: boolean
}

export function StatCards({ label, stats, beside = false }: StatCardsProps) {
  const four = stats.length === 4
  // On a phone four plain numbers fit side by side, below the list: its views have the same counts.
  const numbers = stats.every(({ value }) => typeof value === 'number')
  const compact = four && numbers
  const three = stats.length === 3 && numbers
  return (
    <ul
      aria-label={label}
      className={cx(
        'grid grid-cols-2 overflow-hidden rounded-lg border bg-line [gap:1px] max-lg:group-has-[[data-details]]/tab:hidden',
        !beside && 'mb-6 lg:grid-cols-[repeat(auto-fit,minmax(0,1fr))]',
        !beside && four && 'md:grid-cols-4',
        three && 'max-sm:grid-cols-3',
        compact && 'max-md:grid-cols-4 max-sm:order-last max-sm:mt-6 max-sm:mb-0',
      )}
    >
      {stats.map((stat) => (
        <li
          key={stat.label}
          className={cx('bg-surface max-lg:last:odd:col-span-2', three && 'max-sm:last:odd:col-span-1')}
        >
          <Link
            href={stat.href}
            prefetch={false}
            scroll={false}
            aria-current={stat.current ? 'true' : undefined}
            className={cx(
              'group grid h-full content-start gap-1 py-4 -outline-offset-2 aria-[current]:bg-good-wash hover:bg-paper sm:px-5',
              compact || three ? 'max-sm:px-2.5 max-sm:py-3' : 'px-4',
            )}
          >
            <span className="font-medium text-soft text-xs">{stat.label}</span>
            <span
              className={cx(
                'font-display text-3xl text-ink tabular-nums leading-none',
                (three || typeof stat.value === 'string') && 'max-sm:text-2xl',
              )}
            >
              {shown(stat.value)}
            </span>
            <span
              className={cx(
                'text-soft text-xs',
                (three || (four && typeof stat.value === 'number')) && 'max-sm:sr-only',
              )}
            >
              {stat.note}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
