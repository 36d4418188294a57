'use client'

import { FormSubmit, PublishButton, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { PUBLISH_ID } from '@/patches/payload/late-words/hand-over-words'
import { useSaveMeanwhile } from './use-save-meanwhile'

/** Fires `collection/id` when a publication was refused. A draft that cannot be saved has a note of its own. */
export const REFUSED = new EventTarget()

/** Before the first publication, the bar counts them (`OpenChecks`). An open window has the last bar. */
const shownChecks = () => [...document.querySelectorAll('[data-open-checks]')].at(-1)?.textContent ?? ''

/**
 * Publishes while someone goes on writing: what is typed meanwhile stays in the form, as changes beside the published text.
 * Payload's own button loses those words: it closes the form and shows the text of the answer (decision 0192). The first
 * publication publishes the document, later ones its changes.
 */
export function Publish() {
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, unpublishedVersionCount, ...info } =
    useDocumentInfo()
  const saveMeanwhile = useSaveMeanwhile()
  const modified = useFormModified()
  const [openChecks, setOpenChecks] = useState('')
  const label = hasPublishedDoc ? 'Publish changes' : 'Publish'
  if (!id) return <PublishButton label={label} />
  if (!hasPublishPermission) return null

  async function publish(): Promise<void> {
    setOpenChecks('')
    const isDone = await saveMeanwhile({
      action: `/api/${collectionSlug}/${id}?depth=0`,
      overrides: { _status: 'published' },
    })
    if (!isDone) {
      REFUSED.dispatchEvent(new Event(`${collectionSlug}/${id}`))
      return
    }
    info.setUnpublishedVersionCount(0)
    info.setHasPublishedDoc(true)
  }
  const isPublished = hasPublishedDoc && unpublishedVersionCount === 0
  return (
    <>
      <FormSubmit
        buttonId={PUBLISH_ID}
        disabled={(isPublished && !modified) || info.uploadStatus === 'uploading'}
        onClick={() => {
          const open = shownChecks()
          if (open) setOpenChecks(open)
          else void publish()
        }}
        size="medium"
        type="button"
      >
        {label}
      </FormSubmit>
      <ConfirmDialog
        open={openChecks !== ''}
        onClose={() => setOpenChecks('')}
        onConfirm={() => void publish()}
        title="Publish now?"
        action="Publish now"
        cancel="Go on writing"
        tone="plain"
      >
        {openChecks} in the list ‘Before publishing’. Readers see the article without what is missing.
      </ConfirmDialog>
    </>
  )
}
