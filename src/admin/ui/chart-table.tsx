import { cx } from 'class-variance-authority'
import { SiteLink } from '@/components/ui/site-link'
import type { ChartData } from './chart-patterns'

const MOST_WHOLE = 8

const format = new Intl.NumberFormat('en-GB')

interface ChartTableProps extends Pick<ChartData, 'rows' | 'series'> {
  label: string
  rowLabel: string
}

export function ChartTable({ label, rowLabel, rows, series }: ChartTableProps) {
  return (
    <section
      aria-label={`Figures: ${label}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
      tabIndex={0}
      className={cx('overflow-auto', rows.length > MOST_WHOLE && 'max-h-[234px]')}
    >
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b text-soft text-xs">
            <th scope="col" className="py-2 pr-4 text-left font-medium">
              {rowLabel}
            </th>
            {series.map(({ key, label: name }) => (
              <th key={key} scope="col" className="py-2 pl-4 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className="border-b last:border-b-0">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {row.label}
              </th>
              {series.map(({ key }) => {
                const value = row.values[key]
                const href = value ? row.hrefs?.[key] : undefined
                const figure = typeof value === 'number' ? format.format(value) : '–'
                return (
                  <td key={key} className="py-1.5 pl-4 text-right">
                    {href ? (
                      <SiteLink href={href} className="-my-1 inline-block min-w-8 py-1 text-link">
                        {figure}
                      </SiteLink>
                    ) : (
                      figure
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
