import { cx } from 'class-variance-authority'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import type { TitledText } from '@/content/page-meta'
import type { PublicPlan } from '../public-plan'

type ComparisonRow = { feature: string; cells: (string | boolean)[] }

function comparisonRows(plans: readonly Pick<PublicPlan, 'comparison'>[]): ComparisonRow[] {
  const features = new Set(plans.flatMap((plan) => plan.comparison.map((row) => row.feature)))
  return [...features].map((feature) => ({
    feature,
    cells: plans.map((plan) => plan.comparison.find((row) => row.feature === feature)?.value ?? false),
  }))
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  return (
    <>
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
      {value ? <Icon name="check" className="size-5 text-action" /> : <span aria-hidden="true">–</span>}
    </>
  )
}

// On phones a row's name is above its cells, two in a row, so that nothing scrolls sideways.
const narrow = 'max-[24rem]:grid-cols-2 max-[24rem]:gap-y-2'
const layouts: Readonly<Record<number, string>> = {
  1: 'grid-cols-1 lg:grid-cols-[1.5fr_1fr]',
  2: 'grid-cols-2 lg:grid-cols-[1.5fr_repeat(2,1fr)]',
  3: 'grid-cols-3 lg:grid-cols-[1.5fr_repeat(3,1fr)]',
  4: 'grid-cols-4 lg:grid-cols-[1.5fr_repeat(4,1fr)]',
  5: 'grid-cols-5 lg:grid-cols-[1.5fr_repeat(5,1fr)]',
  6: 'grid-cols-6 lg:grid-cols-[1.5fr_repeat(6,1fr)]',
}

export function ComparisonTable({ heading, plans }: { heading: TitledText; plans: readonly PublicPlan[] }) {
  const rows = comparisonRows(plans)
  if (rows.length === 0) return null
  const rowLayout = cx('grid gap-x-3 sm:gap-x-4', layouts[plans.length] ?? layouts[6], narrow)
  return (
    <Section labelledBy="comparison-title" tone="sunken">
      <SectionHeading id="comparison-title" title={heading.title} intro={heading.description} />
      <table aria-labelledby="comparison-title" className="mt-10 block lg:mt-14">
        <thead className="sticky top-17 z-10 block bg-sunken max-[24rem]:sr-only">
          <tr className={cx(rowLayout, 'border-ink border-b py-3')}>
            <td className="hidden lg:block" />
            {plans.map((plan) => (
              <th
                key={plan.slug}
                scope="col"
                className="text-left font-semibold text-xs sm:text-sm lg:font-display lg:font-medium lg:text-lg"
              >
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block">
          {rows.map((row) => (
            <tr
              key={row.feature}
              className={cx(rowLayout, 'border-line-strong border-b py-3.5 lg:items-center')}
            >
              <th
                scope="row"
                className="col-span-full pb-2 text-left font-semibold text-sm lg:col-span-1 lg:pb-0 lg:font-medium"
              >
                {row.feature}
              </th>
              {row.cells.map((value, place) => (
                <td
                  key={plans[place]?.slug}
                  data-plan={plans[place]?.name}
                  className="min-w-0 text-soft text-xs [overflow-wrap:anywhere] max-[24rem]:before:block max-[24rem]:before:text-faint max-[24rem]:before:content-[attr(data-plan)] sm:text-sm"
                >
                  <Cell value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
