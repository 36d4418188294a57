import type { ReactNode } from 'react'
import { Status, Time } from '@/admin/ui/values'
import type { Health } from '@/application/health'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import type { RetentionKind } from '@/content/retention'
import type { StuckJob } from '@/features/outbox/queries'
import type { DueKind } from '@/features/retention/queries'
import type { Recommendation } from '@/features/security/advice/rules'
import { StuckJobActions, TestMail } from './actions'
import { healthLines } from './health-lines'

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="mb-8">
    <h2 id={id} className="mb-3 text-xl">
      {title}
    </h2>
    {children}
  </section>
)

export const HealthPanel = ({ health }: { health: Health }) => (
  <Part id="system" title="System">
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
  </Part>
)

const count = new Intl.NumberFormat('en-GB')

const jobStates = {
  failed: { tone: 'bad', label: 'Given up' },
  retrying: { tone: 'waiting', label: 'Retried automatically' },
} as const

function Job({ job }: { job: StuckJob }) {
  const { id, state, what, to, tries, problem, nextTry, since } = job
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 text-sm">
      <div className="grid max-w-prose flex-1 basis-72 gap-1">
        <h3 className="font-sans font-semibold text-ink text-sm [overflow-wrap:anywhere]">
          {to ? `${what}, to ${to}` : what}
        </h3>
        <div className="flex flex-wrap gap-x-3 text-soft text-xs">
          <Status tone={jobStates[state].tone}>{jobStates[state].label}</Status>
          <span>
            <span>{`${tries} ${tries === 1 ? 'try' : 'tries'} since `}</span>
            <Time at={since} />
          </span>
          {nextTry ? (
            <span>
              next try <Time at={nextTry} />
            </span>
          ) : null}
        </div>
        {problem ? <p className="text-soft [overflow-wrap:anywhere]">{problem}</p> : null}
      </div>
      <StuckJobActions id={id} what={to ? `${what}, to ${to}` : what} state={state} />
    </li>
  )
}

export function StuckJobs({ jobs, total }: { jobs: readonly StuckJob[]; total: number }) {
  if (jobs.length === 0) return null
  return (
    <Part id="stuck-jobs" title="Emails and jobs that failed">
      <ul className="divide-y divide-line rounded-lg border bg-surface">
        {jobs.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </ul>
      {total > jobs.length ? (
        <p className="mt-2 text-soft text-sm">{`The newest ${jobs.length} of ${total}.`}</p>
      ) : null}
    </Part>
  )
}

export function PicturesPanel({ left }: { left: number }) {
  if (left === 0) return null
  return (
    <section aria-labelledby="pictures" className="mt-8 grid gap-1 rounded-lg border bg-surface px-5 py-4">
      <h2 id="pictures" className="text-xl">
        Pictures
      </h2>
      <p className="text-soft text-sm">
        {`${count.format(left)} ${left === 1 ? 'picture has' : 'pictures have'} no AVIF files yet. Visitors get WebP until then. They are drawn while the server is not busy.`}
      </p>
    </section>
  )
}

const labels: Record<RetentionKind, string> = {
  bookings: 'Bookings',
  inquiries: 'Inquiries',
  registrations: 'Registrations without an account',
  subscribers: 'Subscribers who never confirmed',
}

const keptFor = (months: number | null) =>
  months === null ? 'No limit' : `${months} ${months === 1 ? 'month' : 'months'}`

export function RetentionPanel({ due }: { due: readonly DueKind[] }) {
  const rowsDue = due.reduce((sum, { due: rows }) => sum + rows, 0)
  return (
    <section aria-labelledby="retention" className="mt-6 rounded-lg border bg-surface px-5">
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
          <h2 id="retention" className="flex-1 text-xl">
            Retention
          </h2>
          <span className="text-soft text-sm">{`${count.format(rowsDue)} due now`}</span>
          <Icon name="chevron-down" className="size-5 shrink-0 text-soft group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 border-t py-4 text-sm">
          <p className="text-soft">
            Old data about people is deleted every night at 01:41 UTC. This table counts what would be deleted
            now.
          </p>
          <table className="w-full max-w-2xl tabular-nums">
            <thead>
              <tr className="border-b text-left text-soft text-xs">
                {['Data', 'Kept for', 'Due now'].map((head) => (
                  <th key={head} scope="col" className="py-2 pr-4 font-medium last:pr-0 last:text-right">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {due.map(({ kind, months, due: rows }) => (
                <tr key={kind} className="border-b last:border-b-0">
                  <th scope="row" className="py-2 pr-4 text-left font-normal">
                    {labels[kind]}
                  </th>
                  <td className="whitespace-nowrap py-2 pr-4">{keptFor(months)}</td>
                  <td className="py-2 text-right">{count.format(rows)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            <a href="/admin/globals/site-settings" className="text-link">
              Change how long data is kept
            </a>
            <a href="/super-admin/monitoring?table=retention" className="text-link">
              Past deletions
            </a>
          </p>
        </div>
      </details>
    </section>
  )
}

const urgencies = {
  high: { tone: 'bad', label: 'Urgent' },
  medium: { tone: 'waiting', label: 'Recommended' },
} as const

function Advice({ urgency, title, text, link }: Recommendation) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3 text-sm">
      <div className="grid max-w-prose flex-1 basis-72 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-3">
          <h3 className="font-sans font-semibold text-ink text-sm">{title}</h3>
          <span className="text-soft text-xs">
            <Status tone={urgencies[urgency].tone}>{urgencies[urgency].label}</Status>
          </span>
        </div>
        <p className="text-soft">{text}</p>
      </div>
      {link ? (
        <ButtonLink variant="secondary" size="sm" href={link.href}>
          {link.label}
        </ButtonLink>
      ) : null}
    </li>
  )
}

const FIRST_ADVICE = 3

export function Recommendations({ list }: { list: readonly Recommendation[] }) {
  const items = list.map((advice) => <Advice key={advice.id} {...advice} />)
  const later = items.slice(FIRST_ADVICE)
  return (
    <Part id="recommendations" title="Recommendations">
      {items.length === 0 ? (
        <p className="rounded-lg border bg-surface px-5 py-4 text-soft text-sm">
          Nothing to recommend: sign-in, email, address, legal pages, jobs and backups are in order.
        </p>
      ) : (
        <div className="rounded-lg border bg-surface">
          <ul className="divide-y divide-line">{items.slice(0, FIRST_ADVICE)}</ul>
          {later.length > 0 ? (
            <details className="border-t">
              <summary className="text-link w-fit cursor-pointer px-5 py-2.5 text-sm">
                {later.length === 1 ? '1 more recommendation' : `${later.length} more recommendations`}
              </summary>
              <ul className="divide-y divide-line border-t">{later}</ul>
            </details>
          ) : null}
        </div>
      )}
    </Part>
  )
}

const states = {
  ok: { tone: 'good', label: 'Accepts this site' },
  refused: { tone: 'bad', label: 'Does not accept this site' },
  off: { tone: 'waiting', label: 'Not set: emails are stored on the server' },
  unknown: { tone: 'waiting', label: 'No answer yet' },
} as const

type MailPanelProps = { mail: Health['mail']; tested: string | null }

export function MailPanel({ mail: { server, problem }, tested }: MailPanelProps) {
  return (
    <Part id="mail" title="Mail">
      <div className="grid gap-3 rounded-lg border bg-surface px-5 py-4 text-sm">
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <span className="flex flex-wrap gap-x-2">
            <span>Mail server:</span>
            <Status tone={states[server].tone}>{states[server].label}</Status>
          </span>
          <span className="text-soft">
            {tested ? (
              <>
                <span>Last test email: </span>
                <Time at={tested} />
              </>
            ) : (
              'No test email has been sent yet.'
            )}
          </span>
        </div>
        {problem ? <p className="text-soft [overflow-wrap:anywhere]">{problem}</p> : null}
        <TestMail />
      </div>
    </Part>
  )
}
