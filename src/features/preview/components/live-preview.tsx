'use client'

import { useLivePreview } from '@payloadcms/live-preview-react'
import { useSyncExternalStore } from 'react'
import { ArticleView } from '@/features/blog/components/article-view'
import { postOf } from '@/features/blog/post'
import { FlagshipView } from '@/features/flagship/components/flagship-view'
import { flagshipOf } from '@/features/flagship/flagship'
import { IdeaView } from '@/features/idea/components/idea-view'
import { ideaOf } from '@/features/idea/idea'
import type { Preview } from '../load-preview'

const never = () => () => undefined

/**
 * The editor beside this frame speaks from the site's own address, which has two names on a developer's
 * machine: the one in use is the right one.
 */
const useOwnOrigin = (fallback: string) =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => fallback,
  )

type LivePreviewProps = { preview: Preview; siteUrl: string }

function View({ preview }: { preview: Preview }) {
  switch (preview.kind) {
    case 'blogs':
      return <ArticleView post={postOf(preview.doc, preview.doc.contentHtml ?? '')} />
    case 'ideas':
      return <IdeaView idea={ideaOf(preview.doc)} />
    case 'flagships':
      return <FlagshipView flagship={flagshipOf(preview.doc)} />
  }
}

/** The page of a document, following what is typed in the editor beside it, saved or not. */
export function LivePreview({ preview, siteUrl }: LivePreviewProps) {
  const serverURL = useOwnOrigin(siteUrl)
  const { data } = useLivePreview({ initialData: preview.doc, serverURL, depth: 1 })
  return <View preview={{ ...preview, doc: data } as Preview} />
}
