'use client'

import { useRouter } from 'next/navigation'
import { QuestionButton } from '@/admin/ui/question-button'
import type { Values } from '@/features/rich-text/document'
import { changeDocument, readDocument, restoreVersion } from '@/lib/http/documents'
import type { Answer } from '@/lib/http/send'
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
      call={() => restoreVersion(collection, versionId)}
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

interface DecideProps {
  document: Document
  form: string
  /** The `updatedAt` of the draft on the screen. */
  seen: string
}

export function Decide({ document: { collection, id }, form, seen }: DecideProps) {
  const change = (body: Values) => changeDocument(String(collection), id, body)
  async function discard(): Promise<Answer<object>> {
    const published = await readDocument(String(collection), id)
    return published.ok ? change(published.data) : published
  }
  const { push } = useRouter()
  const leave = () => push(form)
  return (
    <div className="flex flex-wrap gap-2">
      <QuestionButton
        label="Discard"
        title="Discard this draft?"
        action="Discard"
        cancel="Keep"
        call={discard}
        failed="The draft was not discarded."
        done={() => 'Draft discarded.'}
        onDone={leave}
      >
        The editor then shows what is published. The draft stays in the versions.
      </QuestionButton>
      <QuestionButton
        label="Publish"
        tone="plain"
        title="Publish these changes?"
        action="Publish"
        cancel="Not yet"
        call={() => change({ _status: 'published', updatedAt: seen })}
        failed="The draft was not published."
        done={() => 'Published.'}
        onDone={leave}
      >
        Visitors see the new text at once.
      </QuestionButton>
    </div>
  )
}
