import { Status, Time } from '@/admin/ui/values'
import type { Health } from '@/application/health'
import { healthLines } from './health-lines'

export const HealthPanel = ({ health }: { health: Health }) => (
  <section aria-labelledby="system" className="mb-8">
    <h2 id="system" className="mb-3 text-xl">
      System
    </h2>
    <dl className="divide-y divide-line rounded-lg border bg-surface text-sm">
      {healthLines(health).map(({ name, tone, label, at, todo }) => (
        <div
          key={name}
          className="grid grid-cols-[8rem_1fr] gap-x-4 px-5 py-2 max-sm:px-4 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="font-semibold text-ink">{name}</dt>
          <dd className="min-w-0">
            <Status tone={tone}>{label}</Status> {at ? <Time at={at} /> : null}
            {todo ? <p className="text-soft [overflow-wrap:anywhere]">{todo}</p> : null}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
