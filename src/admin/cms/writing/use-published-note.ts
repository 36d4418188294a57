import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { replaceSaveToast } from '@/admin/ui/save-toast'
import { isPagedKind, pagePath } from '@/features/redirects/paths'

/** Says that the document is public now, with a link to its page. */
export function usePublishedNote(): void {
  const { collectionSlug = '', savedDocumentData } = useDocumentInfo()
  const { updatedAt, _status, slug } = savedDocumentData ?? {}
  const seen = useRef(updatedAt)
  const note = useEffectEvent(() => {
    if (_status !== 'published') return
    const path = isPagedKind(collectionSlug) ? pagePath(collectionSlug, String(slug)) : `/${slug}`
    const label = collectionSlug === 'blogs' ? 'View article' : 'View page'
    const action = { label, onClick: () => window.open(path) }
    replaceSaveToast((id) => toast.success('Published.', { id, action }))
  })
  useEffect(() => {
    if (seen.current === updatedAt) return
    seen.current = updatedAt
    note()
  }, [updatedAt])
}
