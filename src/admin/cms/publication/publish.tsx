'use client'

import { FormSubmit, PublishButton, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { PUBLISH_ID } from '@/patches/payload/late-words/hand-over-words'

/** Fires `collection/id` when a publication was refused. A draft that cannot be saved has a note of its own. */
export const REFUSED = new EventTarget()

/**
 * Publishes while someone goes on writing: what is typed meanwhile stays in the form, as changes beside the published text.
 * Payload's own button loses those words: it closes the form and shows the text of the answer (decision 0192). The first
 * publication publishes the document, later ones its changes.
 */
export function Publish() {
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, unpublishedVersionCount, ...info } =
    useDocumentInfo()
  const { getFields, setBackgroundProcessing, setModified, submit } = useForm()
  const modified = useFormModified()
  const label = hasPublishedDoc ? 'Publish changes' : 'Publish'
  if (!id) return <PublishButton label={label} />
  if (!hasPublishPermission) return null

  async function publish(): Promise<void> {
    const sent = getFields()
    setBackgroundProcessing(true)
    const answer = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `/api/${collectionSlug}/${id}?depth=0`,
      // The server keeps this save in place of the autosave.
      context: { incrementVersionCount: !info.mostRecentVersionIsAutosaved },
      disableFormWhileProcessing: false,
      method: 'PATCH',
      overrides: { _status: 'published' },
    })
    setBackgroundProcessing(false)
    if (!answer?.res.ok) {
      REFUSED.dispatchEvent(new Event(`${collectionSlug}/${id}`))
      return
    }
    info.setUnpublishedVersionCount(0)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(true)
    // After an earlier autosave, Payload calls the form modified all the same.
    const isTyped = Object.entries(getFields()).some(
      ([path, { isModified, value }]) => isModified && value !== sent[path]?.value,
    )
    if (!isTyped) setModified(false)
  }
  const isPublished = hasPublishedDoc && unpublishedVersionCount === 0
  return (
    <FormSubmit
      buttonId={PUBLISH_ID}
      disabled={(isPublished && !modified) || info.uploadStatus === 'uploading'}
      onClick={() => void publish()}
      size="medium"
      type="button"
    >
      {label}
    </FormSubmit>
  )
}
