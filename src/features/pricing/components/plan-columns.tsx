import { cx } from 'class-variance-authority'
import { ButtonLink } from '@/components/ui/button-link'
import { CheckList } from '@/components/ui/check-list'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { unbroken } from '@/components/ui/unbroken'
import { withTopic } from '@/features/topic/rules'
import type { PublicPlan } from '../public-plan'

function PlanColumn({ plan }: { plan: PublicPlan }) {
  const { popular } = plan
  // The word before a price is small, so that the figures align.
  const from = /^from /i.exec(plan.price)?.[0] ?? ''
  return (
    <li
      className={cx(
        'grid content-start gap-y-6 py-8 md:row-span-5 md:grid-rows-subgrid',
        popular
          ? 'band-deep rounded-lg px-6 lg:-my-4 lg:py-12'
          : 'border-ink lg:border-t max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface max-lg:px-6',
      )}
    >
      <div className="grid content-start gap-2">
        <p
          className={cx(
            'min-h-[1.45em] font-semibold text-xs max-md:empty:hidden',
            popular ? 'text-on-deep-signal' : 'text-signal-text',
          )}
        >
          {plan.highlight}
        </p>
        <h3 className="text-2xl lg:text-xl xl:text-2xl">{plan.name}</h3>
        <p className={cx('max-w-sm text-sm', popular ? 'text-on-deep-soft' : 'text-soft')}>
          {plan.description}
        </p>
      </div>
      <p className="grid content-start gap-1">
        <span className="font-display text-3xl tracking-[-0.02em]">
          {from ? <span className="text-xl tracking-normal">{from}</span> : null}
          {plan.price.slice(from.length)}
        </span>
        <span className={cx('text-sm', popular ? 'text-on-deep-soft' : 'text-soft')}>
          {unbroken(plan.period)}
        </span>
      </p>
      <ButtonLink
        href={withTopic(plan.cta.href, 'plan', plan.slug)}
        variant={popular ? 'inverse' : 'secondary'}
        block
        className="self-start"
      >
        {plan.cta.label}
      </ButtonLink>
      <CheckList items={plan.features} tone={popular ? 'deep' : 'paper'} />
      {plan.notIncluded.length > 0 ? (
        <div className={cx('text-sm', popular ? 'text-on-deep-soft' : 'text-soft')}>
          <h4 className="mb-2 font-semibold text-xs">Not included</h4>
          <ul className="grid gap-1.5">
            {plan.notIncluded.map((item) => (
              <li key={item} className="flex items-start gap-3">
                <Icon name="close" className="mt-0.5 size-4.5 shrink-0" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </li>
  )
}

/** The plans side by side, with their parts aligned. */
export function PlanColumns({ plans }: { plans: readonly PublicPlan[] }) {
  return (
    <section aria-labelledby="plans-title">
      <Container className="pb-16 sm:pb-20 lg:pb-28">
        <h2 id="plans-title" className="sr-only">
          Plans
        </h2>
        {plans.length === 0 ? (
          <EmptyState title="Our plans are being updated">
            Write to us, and we will send you the current prices.
          </EmptyState>
        ) : (
          <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
            {plans.map((plan) => (
              <PlanColumn key={plan.slug} plan={plan} />
            ))}
          </ul>
        )}
      </Container>
    </section>
  )
}
