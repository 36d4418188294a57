'use client'

import { toast, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFieldLabels } from './cms/field-labels'
import { replaceSaveToast } from './ui/save-toast'

const UNSAFE = 'Blog content contains unsafe characters'

interface SaveFailureProps {
  /** The toast's text: 'Failed to save blog'. */
  words: string
}

/** In a document's form: if a save was rejected, the toast says what failed and the reason, with the name of a wrong field. */
export function SaveFailure({ words }: SaveFailureProps) {
  const processing = useFormProcessing()
  const submitted = useFormSubmitted()
  const { getFields } = useForm()
  const labels = useFieldLabels()
  const wasProcessing = useRef(false)

  const tell = useEffectEvent((id: string | number | undefined, said: string) => {
    // Read now: the form passes its fields on one render later, without these errors.
    const [path, wrong] =
      Object.entries(getFields()).find(([, field]) => field.valid === false && field.errorMessage) ?? []
    const message = wrong?.errorMessage ?? ''
    if (message.startsWith(UNSAFE)) {
      toast.error('Invalid content', { id, description: message })
      return
    }
    const name = labels.get(path?.split('.')[0] ?? '')
    const reason = message ? `${name ? `${name}: ` : ''}${message}` : said === 'Error' ? '' : said
    toast.error('Error', { id, description: reason ? `${words}. ${reason}` : words })
  })
  useEffect(() => {
    // A save ends as `submitted` only when it failed.
    if (wasProcessing.current && !processing && submitted) replaceSaveToast(tell)
    wasProcessing.current = processing
  }, [processing, submitted])
  return null
}
