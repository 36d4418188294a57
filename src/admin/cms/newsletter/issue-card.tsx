'use client'

import { useBackgroundRefresh } from '@/admin/ui/page-header'
import { QuestionButton } from '@/admin/ui/question-button'
import { Status, Time } from '@/admin/ui/values'
import { resumeIssue, stopIssue } from '@/features/newsletter/calls'
import type { ShownIssue } from '@/features/newsletter/issue/queries'
import { call } from '@/lib/http/call'
import { shownCount, statusWords, subscribers } from './issue-words'

interface IssueAction {
  contract: typeof stopIssue | typeof resumeIssue
  action: string
  title: string
  question: string
  done: string
  failed: string
  tone: 'danger' | 'plain'
}

function actionFor({ status, counts }: ShownIssue): IssueAction | undefined {
  if (status === 'scheduled')
    return {
      contract: stopIssue,
      action: 'Cancel it',
      title: 'Cancel this newsletter?',
      question: 'It will not be sent. The article can be sent or scheduled again.',
      done: 'The newsletter is cancelled',
      failed: 'Failed to cancel it',
      tone: 'danger',
    }
  if (status === 'sending')
    return {
      contract: stopIssue,
      action: 'Stop sending',
      title: 'Stop sending?',
      question: `${shownCount(counts.sent)} of ${subscribers(counts.recipients)} have it already. The others get it when you resume sending.`,
      done: 'The newsletter is stopped',
      failed: 'Failed to stop it',
      tone: 'danger',
    }
  if (status === 'stopped' && counts.stopped > 0)
    return {
      contract: resumeIssue,
      action: 'Resume sending',
      title: `Send it to ${subscribers(counts.stopped)} more?`,
      question: 'These subscribers have not received it yet. People who unsubscribed get nothing.',
      done: 'Sending has resumed',
      failed: 'Failed to resume',
      tone: 'plain',
    }
  return undefined
}

function IssueActions({ issue }: { issue: ShownIssue }) {
  const offered = actionFor(issue)
  if (!offered) return null
  const { contract, action, title, question, done, failed, tone } = offered
  return (
    <div>
      <QuestionButton
        label={action}
        tone={tone}
        title={title}
        action={action}
        cancel="Leave it"
        call={() => call(contract, { id: issue.id })}
        failed={failed}
        done={() => done}
      >
        {question}
      </QuestionButton>
    </div>
  )
}

function Figures({ counts }: Pick<ShownIssue, 'counts'>) {
  const figures: [label: string, count: number, always: boolean][] = [
    ['Recipients', counts.recipients, true],
    ['Sent', counts.sent, true],
    ['Waiting', counts.waiting, false],
    ['Left out', counts.stopped, false],
    ['Failed', counts.failed, true],
    ['Unsubscribed before their turn', counts.unsubscribedBefore, false],
    ['Unsubscribed since', counts.unsubscribedSince, true],
  ]
  return (
    <dl aria-label="Figures of this newsletter" className="divide-y rounded-lg border bg-surface">
      {figures
        .filter(([, count, always]) => always || count > 0)
        .map(([label, count]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 px-4 py-2.5">
            <dt className="text-soft text-sm">{label}</dt>
            <dd className="text-ink tabular-nums">{shownCount(count)}</dd>
          </div>
        ))}
    </dl>
  )
}

const Reasons = ({ reasons }: Pick<ShownIssue, 'reasons'>) =>
  reasons.length === 0 ? null : (
    <div className="grid gap-1 text-sm">
      <h3 className="font-semibold">Why emails were not accepted</h3>
      <ul className="grid list-disc gap-1 pl-5 text-soft">
        {reasons.map(({ problem, count }) => (
          <li key={problem} className="break-words">
            {problem} ({shownCount(count)})
          </li>
        ))}
      </ul>
    </div>
  )

function Moment({ issue }: { issue: ShownIssue }) {
  const at = issue.status === 'scheduled' ? issue.sendAt : (issue.finishedAt ?? issue.startedAt)
  return at ? <Time at={at} show="exact" /> : null
}

export function IssueCard({ issue, recipients }: { issue: ShownIssue; recipients: number }) {
  const { status, counts, subject } = issue
  const { label, tone } = statusWords[status]
  useBackgroundRefresh(status === 'sending' ? 3 : 30)
  return (
    <section aria-labelledby="newsletter-issue" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="newsletter-issue" className="break-words text-xl">
          {subject}
        </h2>
        <p className="flex flex-wrap gap-x-3 text-sm">
          <Status tone={tone}>{label}</Status>
          <span className="text-soft">
            <Moment issue={issue} />
          </span>
        </p>
      </div>
      {status === 'scheduled' ? (
        <p className="text-soft text-sm">
          Goes to all confirmed subscribers at that time, with the article's text at that time. Now there are{' '}
          {subscribers(recipients)}.
        </p>
      ) : (
        <>
          <Figures counts={counts} />
          <Reasons reasons={issue.reasons} />
          <p className="text-faint text-xs">
            Sent means accepted by the mail server. Opened emails and followed links are not counted. An
            unsubscription counts for the last newsletter that the person got.
          </p>
        </>
      )}
      <IssueActions issue={issue} />
    </section>
  )
}

export function EarlierIssues({ issues }: { issues: readonly ShownIssue[] }) {
  if (issues.length === 0) return null
  return (
    <section aria-labelledby="newsletter-earlier" className="grid gap-2">
      <h2 id="newsletter-earlier" className="text-base">
        Earlier
      </h2>
      <ul className="grid gap-2 text-sm">
        {issues.map((issue) => (
          <li key={issue.id} className="grid gap-0.5">
            <span className="flex flex-wrap gap-x-3">
              <Status tone={statusWords[issue.status].tone}>{statusWords[issue.status].label}</Status>
              <span className="text-soft">
                <Moment issue={issue} />
              </span>
            </span>
            {issue.problem ? <span className="text-soft">{issue.problem}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
