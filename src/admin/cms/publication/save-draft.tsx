'use client'

import {
  FormSubmit,
  SaveDraftButton,
  useDocumentInfo,
  useForm,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui'
import { SAVE_DRAFT_ID } from '@/patches/payload/late-words/hand-over-words'

/**
 * Saves a draft while someone goes on writing. Payload's own button closes the form until the server has answered: what is typed
 * then is lost, and so is the cursor.
 */
export function SaveDraft() {
  const { id, collectionSlug, uploadStatus, mostRecentVersionIsAutosaved, ...info } = useDocumentInfo()
  const { submit, setBackgroundProcessing } = useForm()
  const modified = useFormModified()
  const { t } = useTranslation()
  if (!id) return <SaveDraftButton />

  async function save(): Promise<void> {
    // What is typed meanwhile stays unsaved, and no other save begins.
    setBackgroundProcessing(true)
    const answer = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `/api/${collectionSlug}/${id}?draft=true&depth=0`,
      // The server keeps this save in place of the autosave.
      context: { incrementVersionCount: !mostRecentVersionIsAutosaved },
      disableFormWhileProcessing: false,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    setBackgroundProcessing(false)
    if (!answer?.res.ok) return
    info.setUnpublishedVersionCount((count) => count + 1)
    info.setMostRecentVersionIsAutosaved(false)
  }
  return (
    <FormSubmit
      buttonId={SAVE_DRAFT_ID}
      buttonStyle="secondary"
      className="save-draft"
      disabled={!modified || uploadStatus === 'uploading'}
      onClick={() => void save()}
      size="medium"
      type="button"
    >
      {t('version:saveDraft')}
    </FormSubmit>
  )
}
