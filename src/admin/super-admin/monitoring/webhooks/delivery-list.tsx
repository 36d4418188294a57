import { Status, type Tone } from '@/admin/ui/status'
import { Time } from '@/admin/ui/time'
import type { ShownDelivery, DeliveryState as State } from '@/features/webhook/queries'

const states: Record<State, { tone: Tone; label: string }> = {
  delivered: { tone: 'good', label: 'Delivered' },
  waiting: { tone: 'neutral', label: 'Waiting' },
  retrying: { tone: 'waiting', label: 'Retrying' },
  failed: { tone: 'bad', label: 'Not delivered' },
}

export const DeliveryState = ({ state }: { state: State }) => (
  <Status tone={states[state].tone}>{states[state].label}</Status>
)

function Delivery({ event, state, tries, status, problem, at, nextTry }: ShownDelivery) {
  return (
    <li className="grid gap-0.5 border-t py-2.5 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <code className="font-mono text-xs">{event}</code>
        <Time at={at} show="exact" />
      </span>
      <span className="flex flex-wrap gap-x-3 text-soft text-xs">
        <DeliveryState state={state} />
        {status ? <span>Answer {status}</span> : null}
        {tries > 1 ? <span>{tries} tries</span> : null}
        {nextTry && state === 'retrying' ? (
          <span>
            next try <Time at={nextTry} />
          </span>
        ) : null}
      </span>
      {problem && state !== 'delivered' ? <span className="text-soft text-xs">{problem}</span> : null}
    </li>
  )
}

export function DeliveryList({ deliveries }: { deliveries: readonly ShownDelivery[] }) {
  return (
    <section className="mt-6 grid gap-2">
      <h3 className="text-lg">Last deliveries</h3>
      {deliveries.length === 0 ? (
        <p className="text-soft text-sm">Nothing was sent yet. Send a test to try the address.</p>
      ) : (
        <ul>
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} {...delivery} />
          ))}
        </ul>
      )}
    </section>
  )
}
