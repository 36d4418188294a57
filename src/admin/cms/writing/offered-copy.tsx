'use client'

import {
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { relativeTime } from '@/admin/ui/time-text'
import { Button } from '@/components/ui/button'
import { send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'
import { forgetCopy, keepCopy, type LocalCopy } from './local-copies'
import { useCopiesLeftBehind } from './use-local-copy'

interface Props {
  form: string
  person: string
  /** The form has another id from now on. */
  onRestored: (form: string) => void
}

/** Words that a closed window could not save are offered when the document is opened again. */
export function OfferedCopy({ form: current, person, onRestored }: Props) {
  const { reset, setModified } = useForm()
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const { offered, settle } = useCopiesLeftBehind(current, person)
  // Restoring replaces what is in the form.
  const isUnsaved = [useFormModified(), useFormBackgroundProcessing(), useFormProcessing()].some(Boolean)
  const copy = offered[0]
  if (!copy) return null
  const address = `/api/${collectionSlug}/${id}?draft=true&depth=0`

  async function restore(from: LocalCopy): Promise<void> {
    // A save of the same form would be allowed to write over what this form or that of the copy has saved.
    const form = crypto.randomUUID()
    // The copy goes on from what its own form has saved last, and from no other version. That save may have ended after this page
    // was loaded.
    const answer = await send(`${address}&select[updatedAt]=true&select[savedIn]=true`, {
      method: 'GET',
      read: membersOf,
    })
    const saved = answer.ok ? answer.data : savedDocumentData
    const begun = saved?.savedIn === from.form ? saved : from.values
    await reset({ ...from.values, updatedAt: begun.updatedAt, savedIn: form })
    onRestored(form)
    setModified(true)
    await keepCopy({ ...from, form, values: { ...from.values, updatedAt: begun.updatedAt } })
    await forgetCopy(from.form)
  }
  const when = relativeTime(copy.typedAt, Date.now(), 'UTC')
  return (
    <div className="writing-trouble office" role="alert">
      <p>Words that you typed {when} were not saved. They are still in this browser.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={isUnsaved}
          onClick={() => {
            settle(copy)
            void restore(copy)
          }}
        >
          Restore
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            settle(copy)
            void forgetCopy(copy.form)
          }}
        >
          Discard
        </Button>
      </div>
    </div>
  )
}
