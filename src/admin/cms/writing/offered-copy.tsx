'use client'

import { useForm } from '@payloadcms/ui'
import { relativeTime } from '@/admin/ui/time-text'
import { Button } from '@/components/ui/button'
import { forgetCopy, type LocalCopy } from './local-copies'
import { useCopiesLeftBehind } from './use-local-copy'

interface Props {
  person: string
  onRestored: (form: string) => void
}

/** Words that a closed window could not save are offered when the document is opened again. */
export function OfferedCopy({ person, onRestored }: Props) {
  const { reset, setModified } = useForm()
  const { offered, settle } = useCopiesLeftBehind(person)
  const copy = offered[0]
  if (!copy) return null

  async function restore({ form, values }: LocalCopy): Promise<void> {
    await reset(values)
    onRestored(form)
    setModified(true)
  }
  const when = relativeTime(copy.typedAt, Date.now(), 'UTC')
  return (
    <div className="writing-trouble office" role="alert">
      <p>Words that you typed {when} were not saved. They are still in this browser.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
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
