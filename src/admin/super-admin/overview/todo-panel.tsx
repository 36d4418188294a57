import { ButtonLink } from '@/components/ui/button-link'
import type { Example } from '@/features/overview/examples'
import type { SetupStep, Todo } from '@/features/overview/todo-rules'

import { ExampleSteps } from './example-steps'
import { OwnerName } from './owner-name'

const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-2'

export function TodoPanel({ todos }: { todos: readonly Todo[] }) {
  return (
    <section aria-labelledby="todo" className="rounded-lg border bg-surface">
      <h2 id="todo" className="border-b px-5 py-3 text-xl leading-snug">
        To do
      </h2>
      {todos.length === 0 ? (
        <p className="px-5 py-4 text-soft">
          Nothing waits for you. New bookings, inquiries and failures appear here.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {todos.map(({ id, count, label, action, href }) => (
            <li key={id} className={row}>
              <span>
                <b className="tabular-nums">{count}</b> {label}
              </span>
              <ButtonLink variant="secondary" size="sm" href={href}>
                {action}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface SetupPanelProps {
  asksName: boolean
  examples: readonly Example[]
  steps: readonly SetupStep[]
}

export function SetupPanel({ asksName, examples, steps }: SetupPanelProps) {
  if (!asksName && examples.length + steps.length === 0) return null
  return (
    <section aria-labelledby="setup" className="mb-6 rounded-lg border bg-surface">
      <h2 id="setup" className="border-b px-5 py-3 text-xl leading-snug">
        Set up your site
      </h2>
      <ul className="gap-x-6 *:break-inside-avoid md:columns-2 xl:columns-3">
        {asksName ? <OwnerName /> : null}
        <ExampleSteps examples={examples} />
        {steps.map(({ id, label, action, href }) => (
          <li key={id} className={row}>
            <span className="min-w-0 flex-1 basis-60">{label}</span>
            <ButtonLink variant="secondary" size="sm" href={href}>
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
