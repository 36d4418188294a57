import { toast, useDocumentDrawerContext, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { replaceSaveToast } from '@/admin/ui/save-toast'
import { publicPath } from '@/features/publication/public-path'

/** Says that the document is public now, with a link to its page. What opens a form in a drawer has words of its own. */
export function usePublishedNote(): void {
  const { collectionSlug = '', savedDocumentData } = useDocumentInfo()
  const { updatedAt, _status, slug, key } = savedDocumentData ?? {}
  const isInDrawer = useDocumentDrawerContext().drawerSlug !== undefined
  const seen = useRef(updatedAt)
  const note = useEffectEvent(() => {
    const path = publicPath(collectionSlug, { slug, key })
    if (isInDrawer || _status !== 'published' || !path) return
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
