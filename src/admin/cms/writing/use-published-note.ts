import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { publicPath } from '@/features/publication/public-path'

/** Says that the document is public now, with a link to its page. */
export function usePublishedNote(): void {
  const { collectionSlug = '', savedDocumentData } = useDocumentInfo()
  const { updatedAt, _status, slug, key } = savedDocumentData ?? {}
  const seen = useRef(updatedAt)
  const note = useEffectEvent(() => {
    const path = publicPath(collectionSlug, { slug, key })
    if (_status !== 'published' || !path) return
    const label = collectionSlug === 'blogs' ? 'View article' : 'View page'
    toast.success('Published.', { action: { label, onClick: () => window.open(path) } })
  })
  useEffect(() => {
    if (seen.current === updatedAt) return
    seen.current = updatedAt
    note()
  }, [updatedAt])
}
