import { useAllFormFields, useFormBackgroundProcessing } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'

/**
 * While a save is under way, Payload remembers only the field that was changed last: the answer would take all others back to what
 * was sent, and with them the words that were typed into a text meanwhile. This remembers them all.
 */
export function useChangesKept(): void {
  const [fields, dispatch] = useAllFormFields()
  const isSaving = useFormBackgroundProcessing()
  const sent = useRef(fields)
  useLayoutEffect(() => {
    if (!isSaving) {
      sent.current = fields
      return
    }
    const forgotten = Object.entries(fields).filter(
      ([path, { isModified, value }]) =>
        // Nobody types the time of a save: a newer version from elsewhere brings it.
        path !== 'updatedAt' && !isModified && path in sent.current && value !== sent.current[path]?.value,
    )
    if (forgotten.length === 0) return
    const formState = Object.fromEntries(
      forgotten.map(([path, field]) => [path, { ...field, isModified: true }]),
    )
    dispatch({ type: 'UPDATE_MANY', formState })
  }, [fields, isSaving, dispatch])
}
