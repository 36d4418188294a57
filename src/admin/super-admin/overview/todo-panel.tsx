import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import type { Example } from '@/features/overview/examples'
import type { SetupStep, Todo } from '@/features/overview/todo-rules'
import type { Recommendation } from '@/features/security/advice/rules'
import { Panel } from './panel'
import { AllSteps, ExampleStep, OwnerName } from './setup-steps'

interface TaskProps {
  action: string
  href: string
  children: ReactNode
}

const Task = ({ action, href, children }: TaskProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-1.5">
    <span className="min-w-0 flex-1 basis-32">{children}</span>
    <ButtonLink variant="secondary" size="sm" href={href}>
      {action}
    </ButtonLink>
  </li>
)

type TodoPanelProps = { advised: readonly Recommendation[]; todos: readonly Todo[] }

const ADVICE = '/super-admin/monitoring#recommendations'

export function TodoPanel({ advised, todos }: TodoPanelProps) {
  return (
    <Panel title="To do">
      {advised.length + todos.length === 0 ? (
        <p className="px-5 py-4 text-soft">
          Nothing waits for you. New bookings, inquiries and failures appear here.
        </p>
      ) : (
        <ul className="divide-y divide-line py-1">
          {advised.map(({ id, urgency, title, link }) => (
            <Task key={id} action={link?.label ?? 'See what to do'} href={link?.href ?? ADVICE}>
              {urgency === 'high' && <b className="text-danger">Urgent: </b>}
              {title}
            </Task>
          ))}
          {todos.map(({ id, count, label, ...task }) => (
            <Task key={id} {...task}>
              <b className="tabular-nums">{count}</b> {label}
            </Task>
          ))}
        </ul>
      )}
    </Panel>
  )
}

type SetupPanelProps = { asksName: boolean; examples: readonly Example[]; steps: readonly SetupStep[] }

export function SetupPanel({ asksName, examples, steps: setup }: SetupPanelProps) {
  const steps = [
    ...(asksName ? [<OwnerName key="name" />] : []),
    ...examples.map((example) => (
      <ExampleStep key={example.kind === 'claims' ? 'claims' : example.id} example={example} />
    )),
    ...setup.map(({ id, label, ...task }) => (
      <Task key={id} {...task}>
        {label}
      </Task>
    )),
  ]
  const left = steps.length
  if (left === 0) return null
  return (
    <Panel
      title="Set up your site"
      aside={<p className="text-soft text-sm">{left === 1 ? 'The last step' : `${left} steps left`}</p>}
    >
      <ul className="py-1">{steps[0]}</ul>
      {left > 1 ? (
        <div className="border-t px-1 py-1">
          <AllSteps label={`All ${left} steps`}>{steps}</AllSteps>
        </div>
      ) : null}
    </Panel>
  )
}
