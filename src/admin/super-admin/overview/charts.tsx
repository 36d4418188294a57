import { Chart } from '@/admin/ui/chart'
import { ChartTable } from '@/admin/ui/chart-table'
import { ChoiceLinks } from '@/admin/ui/choice-links'
import { FigureCard } from '@/admin/ui/figure-card'
import { changedAddress, type ListAddress } from '@/admin/ui/list-address'
import { SiteLink } from '@/components/ui/site-link'
import { defaultLength, type PeriodLength, periodLengths } from '@/features/overview/period'
import { type ChartFigures, type Figure, funnelFigure, isEmpty, otherFigures, stagesFigure } from './figures'

function FigureView({ figure }: { figure: Figure }) {
  if ('kind' in figure) return <Chart {...figure} />
  const { rowLabel, series, rows, rowsLink, ...card } = figure
  return (
    <FigureCard {...card}>
      <ChartTable label={card.title} rowLabel={rowLabel} series={series} rows={rows} />
      {rowsLink ? (
        <SiteLink href={rowsLink.href} className="text-link justify-self-start text-sm">
          {rowsLink.label}
        </SiteLink>
      ) : null}
    </FigureCard>
  )
}

const shown = (figure: Figure) => (isEmpty(figure) ? null : <FigureView key={figure.title} figure={figure} />)

export const FunnelFigure = (figures: ChartFigures) => shown(funnelFigure(figures))

export const StagesFigure = (figures: ChartFigures) => shown(stagesFigure(figures))

export function OtherFigures(figures: ChartFigures) {
  const columns = otherFigures(figures)
    .map((column) => column.filter((figure) => !isEmpty(figure)))
    .filter((column) => column.length > 0)
  return (
    <section
      aria-label="Figures"
      className="grid gap-x-6 gap-y-4 max-sm:gap-y-3 md:max-xl:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col"
    >
      {columns.map((column) => (
        <div
          key={column[0]?.title}
          className="flex min-w-0 flex-col gap-4 max-sm:gap-3 md:max-xl:last:odd:col-span-2"
        >
          {column.map(shown)}
        </div>
      ))}
    </section>
  )
}

/** Names in one line the figures that are all zero, and take no more room. */
export function EmptyFigures(figures: ChartFigures) {
  const all = [funnelFigure(figures), stagesFigure(figures), ...otherFigures(figures).flat()]
  const empty = all.filter(isEmpty)
  if (empty.length === 0) return null
  return (
    <p className="mt-2 text-soft text-sm">
      {empty.length === all.length
        ? 'Figures appear with the first visits, inquiries and calls.'
        : `No figures in this period: ${empty.map(({ title }) => title).join(', ')}.`}
    </p>
  )
}

export const PeriodChoice = ({ address, length }: { address: ListAddress; length: PeriodLength }) => (
  <ChoiceLinks
    label="Period"
    choices={periodLengths.map((choice) => ({
      label: `${choice} days`,
      href: changedAddress(address, { days: choice === defaultLength ? null : String(choice) }),
      current: choice === length,
    }))}
  />
)
