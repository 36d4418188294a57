'use client'

import { toast, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { replaceSaveToast } from './ui/save-toast'

const UNSAFE = 'Blog content contains unsafe characters'

interface SaveFailureProps {
  /** The toast's text: 'Failed to save blog'. */
  words: string
}

/** In a document's form: if a save was rejected, adds to the CMS's own toast what failed; the toast gives the reason. */
export function SaveFailure({ words }: SaveFailureProps) {
  const processing = useFormProcessing()
  const submitted = useFormSubmitted()
  const { getFields } = useForm()
  const wasProcessing = useRef(false)

  useEffect(() => {
    // A save ends as `submitted` only when it failed.
    if (wasProcessing.current && !processing && submitted) {
      // Read now: the form passes its fields on one render later, without these errors.
      const unsafe = Object.values(getFields()).find(({ errorMessage }) => errorMessage?.startsWith(UNSAFE))
      replaceSaveToast((id, reason) => {
        if (unsafe) toast.error('Invalid content', { id, description: unsafe.errorMessage })
        else
          toast.error('Error', {
            id,
            description: reason && reason !== 'Error' ? `${words}. ${reason}` : words,
          })
      })
    }
    wasProcessing.current = processing
  }, [processing, submitted, getFields, words])
  return null
}
