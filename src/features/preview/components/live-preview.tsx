'use client'

import { useLivePreview } from '@payloadcms/live-preview-react'
import { useSyncExternalStore } from 'react'
import type { Figures } from '@/content/figures'
import { fillPlaceholders } from '@/content/placeholders'
import { ArticleView } from '@/features/blog/article/components/article-view'
import { postOf } from '@/features/blog/article/view'
import { FlagshipView } from '@/features/flagship/components/flagship-view'
import { flagshipOf } from '@/features/flagship/flagship'
import { IdeaView } from '@/features/idea/components/idea-view'
import { ideaOf } from '@/features/idea/idea'
import type { CompanyDetails } from '@/features/legal/company'
import { LegalDocument } from '@/features/legal/components/legal-document'
import { legalPageOf } from '@/features/legal/view'
import { PageCopyView } from '@/features/page-copy/components/page-copy-view'
import { copyOf } from '@/features/page-copy/view'
import type { Preview } from '../load-preview'

const never = () => () => undefined

/** The origin of the embedding editor. A developer may use localhost or 127.0.0.1. */
const useOwnOrigin = (fallback: string) =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => fallback,
  )

type Shown = { preview: Preview; figures: Figures; company: CompanyDetails }
type LivePreviewProps = Shown & { siteUrl: string }

function View({ preview, figures, company }: Shown) {
  switch (preview.kind) {
    case 'blogs':
      return <ArticleView post={postOf(preview.doc, preview.doc.contentHtml ?? '')} />
    case 'ideas':
      return <IdeaView idea={ideaOf(preview.doc)} />
    case 'flagships':
      return <FlagshipView flagship={flagshipOf(preview.doc)} />
    case 'legal-pages':
      return <LegalDocument page={legalPageOf(preview.doc, preview.doc.contentHtml ?? '', company)} />
    case 'pages':
      return <PageCopyView copy={fillPlaceholders(copyOf(preview.doc.key, preview.doc), figures)} />
  }
}

/** A document's page that follows unsaved changes in the editor. */
export function LivePreview({ preview, figures, company, siteUrl }: LivePreviewProps) {
  const serverURL = useOwnOrigin(siteUrl)
  const { data } = useLivePreview({ initialData: preview.doc, serverURL, depth: 1 })
  const shown = { ...preview, doc: fillPlaceholders(data, figures) } as Preview
  return <View preview={shown} figures={figures} company={company} />
}
