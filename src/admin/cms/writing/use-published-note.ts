import { toast, useDocumentDrawerContext, useDocumentInfo, useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { replaceSaveToast } from '@/admin/ui/actions'
import { publicPath } from '@/features/publication/public-path'
import type { Values } from '@/features/rich-text/document'

/** Says that a document is public now, with a link to its page. */
export function showPublished(collection: string, { slug, key }: Values): void {
  const path = publicPath(collection, { slug, key })
  if (!path) return
  const label = collection === 'blogs' ? 'View article' : 'View page'
  const action = { label, onClick: () => window.open(path) }
  replaceSaveToast((id) => toast.success('Published.', { id, action }))
}

export function usePublishedNote(): void {
  const { collectionSlug = '', savedDocumentData } = useDocumentInfo()
  const updatedAt = savedDocumentData?.updatedAt
  const isInDrawer = useDocumentDrawerContext().drawerSlug !== undefined
  // Discarding a draft does not send the form.
  const isSent = useFormBackgroundProcessing()
  const seen = useRef(updatedAt)
  const note = useEffectEvent(() => {
    if (!isSent || isInDrawer || savedDocumentData?._status !== 'published') return
    showPublished(collectionSlug, savedDocumentData)
  })
  useEffect(() => {
    if (seen.current === updatedAt) return
    seen.current = updatedAt
    note()
  }, [updatedAt])
}
