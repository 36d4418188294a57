import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import type { PublicPlan } from '../public-plan'
import { PlanColumn } from './plan-column'

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
