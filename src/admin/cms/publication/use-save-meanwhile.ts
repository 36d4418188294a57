import { useDocumentInfo, useForm, useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

type Save = Pick<
  NonNullable<Parameters<ReturnType<typeof useForm>['submit']>[0]>,
  'action' | 'overrides' | 'skipValidation'
>

/** How long a save waits for an autosave that is under way. */
const AUTOSAVE_WAIT_MS = 10_000

/**
 * Saves the form while someone goes on writing. What is typed meanwhile stays in the form, unsaved, and no other save begins.
 * @returns whether it was saved
 */
export function useSaveMeanwhile(): (save: Save) => Promise<boolean> {
  const { getFields, setBackgroundProcessing, setModified, submit } = useForm()
  const { mostRecentVersionIsAutosaved, setMostRecentVersionIsAutosaved } = useDocumentInfo()
  const isSaving = useFormBackgroundProcessing()
  const now = useRef({ isSaving, mostRecentVersionIsAutosaved })
  useEffect(() => {
    now.current = { isSaving, mostRecentVersionIsAutosaved }
  }, [isSaving, mostRecentVersionIsAutosaved])
  return async (save) => {
    // An autosave that was sent before and arrives after this save would be a version of its own.
    const until = Date.now() + AUTOSAVE_WAIT_MS
    while (now.current.isSaving && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50))
    const sent = getFields()
    setBackgroundProcessing(true)
    const answer = await submit({
      acceptValues: { overrideLocalChanges: false },
      // The server keeps this save in place of the form's last autosave.
      context: { incrementVersionCount: !now.current.mostRecentVersionIsAutosaved },
      disableFormWhileProcessing: false,
      method: 'PATCH',
      ...save,
    })
    setBackgroundProcessing(false)
    if (!answer?.res.ok) return false
    setMostRecentVersionIsAutosaved(false)
    // After an earlier autosave, Payload calls the form modified all the same, and a needless autosave would follow.
    const isTyped = Object.entries(getFields()).some(
      ([path, { isModified, value }]) => isModified && value !== sent[path]?.value,
    )
    if (!isTyped) setModified(false)
    return true
  }
}
