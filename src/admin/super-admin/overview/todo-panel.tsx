import { ButtonLink } from '@/components/ui/button-link'
import type { Example } from '@/features/overview/examples'
import type { SetupStep, Todo } from '@/features/overview/todo-rules'
import type { Recommendation } from '@/features/security/advice/rules'
import { Panel } from './panel'
import { AllSteps, ExampleStep, OwnerName } from './setup-steps'

const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-1.5'
const rowText = 'min-w-0 flex-1 basis-32'

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
            <li key={id} className={row}>
              <span className={rowText}>
                {urgency === 'high' && <b className="text-danger">Urgent: </b>}
                {title}
              </span>
              <ButtonLink variant="secondary" size="sm" href={link?.href ?? ADVICE}>
                {link?.label ?? 'See what to do'}
              </ButtonLink>
            </li>
          ))}
          {todos.map(({ id, count, label, action, href }) => (
            <li key={id} className={row}>
              <span className={rowText}>
                <b className="tabular-nums">{count}</b> {label}
              </span>
              <ButtonLink variant="secondary" size="sm" href={href}>
                {action}
              </ButtonLink>
            </li>
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
    ...setup.map(({ id, label, action, href }) => (
      <li key={id} className={row}>
        <span className={rowText}>{label}</span>
        <ButtonLink variant="secondary" size="sm" href={href}>
          {action}
        </ButtonLink>
      </li>
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
