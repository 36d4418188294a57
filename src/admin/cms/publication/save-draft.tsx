'use client'

import { FormSubmit, SaveDraftButton, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { SAVE_DRAFT_ID } from '@/patches/payload/late-words/hand-over-words'
import { useSaveMeanwhile } from './use-save-meanwhile'

/**
 * Saves a draft while someone goes on writing. Payload's own button closes the form until the server has answered: what is typed
 * then is lost, and so is the cursor.
 */
export function SaveDraft() {
  const { id, collectionSlug, uploadStatus, setUnpublishedVersionCount } = useDocumentInfo()
  const saveMeanwhile = useSaveMeanwhile()
  const modified = useFormModified()
  const { t } = useTranslation()
  if (!id) return <SaveDraftButton />

  async function save(): Promise<void> {
    const isSaved = await saveMeanwhile({
      action: `/api/${collectionSlug}/${id}?draft=true&depth=0`,
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    if (isSaved) setUnpublishedVersionCount((count) => count + 1)
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
