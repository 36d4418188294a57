'use client'

import { useLivePreview } from '@payloadcms/live-preview-react'
import type { Figures } from '@/content/figures'
import { fillPlaceholders } from '@/content/placeholders'
import { ArticleView } from '@/features/blog/article/components/article-view'
import { postOf } from '@/features/blog/article/view'
import { CaseStudyView } from '@/features/case-study/components/case-study-view'
import { caseStudyOf } from '@/features/case-study/view'
import { CustomPageView } from '@/features/custom-page/components/custom-page-view'
import { FlagshipView } from '@/features/flagship/components/flagship-view'
import { flagshipOf } from '@/features/flagship/flagship'
import { IdeaView } from '@/features/idea/components/idea-view'
import { ideaOf } from '@/features/idea/idea'
import type { CompanyDetails } from '@/features/legal/company'
import { LegalDocument } from '@/features/legal/components/legal-document'
import { legalPageOf } from '@/features/legal/view'
import { textPageOf } from '@/features/own-page/own-page'
import type { Preview } from '../load-preview'
import { useOwnOrigin } from './use-own-origin'

/** Built-in pages are rendered on the server. */
type TypedPreview = Exclude<Preview, { kind: 'pages' }>

type Shown = { preview: TypedPreview; figures: Figures; company: CompanyDetails }
type LivePreviewProps = Shown & { siteUrl: string }

function View({ preview, company }: Omit<Shown, 'figures'>) {
  switch (preview.kind) {
    case 'blogs':
      return <ArticleView post={postOf(preview.doc, preview.doc.contentHtml ?? '')} />
    case 'ideas':
      return <IdeaView idea={ideaOf(preview.doc)} />
    case 'flagships':
      return <FlagshipView flagship={flagshipOf(preview.doc)} />
    case 'custom-pages':
      return <CustomPageView page={textPageOf(preview.doc, preview.doc.contentHtml ?? '')} />
    case 'case-studies':
      return <CaseStudyView study={caseStudyOf(preview.doc, preview.doc.contentHtml ?? '')} />
    case 'legal-pages':
      return <LegalDocument page={legalPageOf(preview.doc, preview.doc.contentHtml ?? '', company)} />
  }
}

/** A document's page that follows unsaved changes in the editor. */
export function LivePreview({ preview, figures, company, siteUrl }: LivePreviewProps) {
  const serverURL = useOwnOrigin(siteUrl)
  const { data } = useLivePreview({ initialData: preview.doc, serverURL, depth: 1 })
  const shown = { ...preview, doc: fillPlaceholders(data, figures) } as TypedPreview
  return <View preview={shown} company={company} />
}
