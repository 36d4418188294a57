import { Status } from '@/admin/ui/status'
import { Time } from '@/admin/ui/time'
import type { StuckJob } from '@/features/outbox/queries'
import { StuckJobActions } from './stuck-job-actions'

const states = {
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
          <Status tone={states[state].tone}>{states[state].label}</Status>
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
    <section aria-labelledby="stuck-jobs" className="mb-8">
      <h2 id="stuck-jobs" className="mb-3 text-xl">
        Emails and jobs that failed
      </h2>
      <ul className="divide-y divide-line rounded-lg border bg-surface">
        {jobs.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </ul>
      {total > jobs.length ? (
        <p className="mt-2 text-soft text-sm">{`The newest ${jobs.length} of ${total}.`}</p>
      ) : null}
    </section>
  )
}
