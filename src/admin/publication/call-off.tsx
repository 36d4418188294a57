'use client'

import { QuestionButton } from '@/admin/ui/question-button'
import { cancelPublication } from '@/features/publication/calls'
import type { PlannedDocument } from '@/features/publication/schedule/queries'
import { call } from '@/lib/http/call'

interface CallOffProps {
  plan: Pick<PlannedDocument, 'kind' | 'documentId' | 'action'> & { title: string }
}

export function CallOff({ plan: { kind, documentId, action, title } }: CallOffProps) {
  const what = action === 'publish' ? 'publication' : 'end of publication'
  return (
    <QuestionButton
      label={
        <>
          Cancel
          <span className="sr-only">
            {' '}
            the {what} of {title}
          </span>
        </>
      }
      tone="plain"
      title={`Cancel the ${what}?`}
      action="Cancel it"
      cancel="Keep it"
      call={() => call(cancelPublication, { kind, id: documentId, action })}
      failed="Failed to cancel it"
      done={() => 'Cancelled'}
    >
      “{title}” stays as it is until an editor {action === 'publish' ? 'publishes' : 'unpublishes'} it.
    </QuestionButton>
  )
}
