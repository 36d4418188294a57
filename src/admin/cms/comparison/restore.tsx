'use client'

import { useRouter } from 'next/navigation'
import { QuestionButton } from '@/admin/ui/question-button'
import { send } from '@/lib/http/send'
import { documentAddress } from '../list-address'
import type { Document } from './states'

interface RestoreProps {
  document: Document
  versionId: string
  /** It returns as a draft; a document type without drafts is public at once. */
  asDraft: boolean
}

export function Restore({ document: { collection, id }, versionId, asDraft }: RestoreProps) {
  const { push } = useRouter()
  const action = asDraft ? 'Restore as a draft' : 'Restore this version'
  return (
    <QuestionButton
      label={action}
      tone="plain"
      title={`${action}?`}
      action={action}
      cancel="Cancel"
      call={() => send(`/api/${collection}/versions/${versionId}`, { method: 'POST', read: () => true })}
      failed="The version was not restored."
      done={() => (asDraft ? 'Restored as a draft. Publish it to make it public.' : 'Restored')}
      onDone={() => push(documentAddress(collection, id))}
    >
      {asDraft
        ? 'It replaces the newest draft, which stays in the versions. Visitors see no change until you publish.'
        : 'Visitors see it at once. The present text stays in the versions.'}
    </QuestionButton>
  )
}
