'use client'

import { useRouter } from 'next/navigation'
import { QuestionButton } from '@/admin/ui/question-button'
import { isObject, type Values } from '@/features/rich-text/document'
import { type Answer, send } from '@/lib/http/send'
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

interface DecideProps {
  address: string
  form: string
  /** The `updatedAt` of the draft on the screen. */
  seen: string
}

const done = () => true as const
const valuesIn = (body: unknown): Values | undefined => (isObject(body) ? body : undefined)

export function Decide({ address, form, seen }: DecideProps) {
  const change = (body: object) => send(`${address}?depth=0`, { method: 'PATCH', body, read: done })
  async function discard(): Promise<Answer<true>> {
    const published = await send(`${address}?depth=0`, { method: 'GET', read: valuesIn })
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
