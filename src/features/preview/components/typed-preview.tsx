import { ArticleView } from '@/features/blog/article/components/article-view'
import { postOf } from '@/features/blog/article/view'
import { CaseStudyView } from '@/features/case-study/components/case-study-view'
import { caseStudyOf } from '@/features/case-study/view'
import { CustomPageView } from '@/features/custom-page/components/custom-page-view'
import { textPageOf } from '@/features/document-page/document-page'
import { FlagshipView } from '@/features/flagship/components/flagship-view'
import { flagshipOf } from '@/features/flagship/flagship'
import { IdeaView } from '@/features/idea/components/idea-view'
import { ideaOf } from '@/features/idea/idea'
import type { CompanyDetails } from '@/features/legal/company'
import { LegalDocument } from '@/features/legal/components/legal-document'
import { legalPageOf } from '@/features/legal/view'
import type { Preview } from '../load-preview'

/** Built-in pages are rendered by their routes. */
export type TypedPreview = Exclude<Preview, { kind: 'pages' }>

export function TypedPreviewView({ preview, company }: { preview: TypedPreview; company: CompanyDetails }) {
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
