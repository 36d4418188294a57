import { useDocumentInfo, useForm } from '@payloadcms/ui'

type Save = Pick<
  NonNullable<Parameters<ReturnType<typeof useForm>['submit']>[0]>,
  'action' | 'overrides' | 'skipValidation'
>

/**
 * Saves the form while someone goes on writing. What is typed meanwhile stays in the form, unsaved, and no other save begins.
 * @returns whether it was saved
 */
export function useSaveMeanwhile(): (save: Save) => Promise<boolean> {
  const { getFields, setBackgroundProcessing, setModified, submit } = useForm()
  const { mostRecentVersionIsAutosaved, setMostRecentVersionIsAutosaved } = useDocumentInfo()
  return async (save) => {
    const sent = getFields()
    setBackgroundProcessing(true)
    const answer = await submit({
      acceptValues: { overrideLocalChanges: false },
      // The server keeps this save in place of the form's last autosave.
      context: { incrementVersionCount: !mostRecentVersionIsAutosaved },
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
