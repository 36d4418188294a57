'use client'

import { QuestionButton } from '@/admin/ui/question-button'
import type { ShownIssue } from '@/features/newsletter/issue/queries'
import { send } from '@/lib/http/send'
import { shownCount, subscribers } from './issue-words'

interface IssueAction {
  path: string
  /** On the button and in the dialog. */
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
      path: '/api/newsletter-stop',
      action: 'Cancel it',
      title: 'Cancel this newsletter?',
      question: 'It will not be sent. The article can be sent or scheduled again.',
      done: 'The newsletter is cancelled',
      failed: 'Failed to cancel it',
      tone: 'danger',
    }
  if (status === 'sending')
    return {
      path: '/api/newsletter-stop',
      action: 'Stop sending',
      title: 'Stop sending?',
      question: `${shownCount(counts.sent)} of ${subscribers(counts.recipients)} have it already. The others get it when you resume sending.`,
      done: 'The newsletter is stopped',
      failed: 'Failed to stop it',
      tone: 'danger',
    }
  if (status === 'stopped' && counts.stopped > 0)
    return {
      path: '/api/newsletter-resume',
      action: 'Resume sending',
      title: `Send it to ${subscribers(counts.stopped)} more?`,
      question: 'These subscribers have not received it yet. People who unsubscribed get nothing.',
      done: 'Sending has resumed',
      failed: 'Failed to resume',
      tone: 'plain',
    }
  return undefined
}

/** The button that stops or resumes an issue, with its confirmation. */
export function IssueActions({ issue }: { issue: ShownIssue }) {
  const offered = actionFor(issue)
  if (!offered) return null
  const { path, action, title, question, done, failed, tone } = offered
  return (
    <div>
      <QuestionButton
        label={action}
        tone={tone}
        title={title}
        action={action}
        cancel="Leave it"
        call={() => send(path, { body: { id: issue.id } })}
        failed={failed}
        done={() => done}
      >
        {question}
      </QuestionButton>
    </div>
  )
}
