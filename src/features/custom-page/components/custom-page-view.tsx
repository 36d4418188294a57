import { PageHeader } from '@/features/document-page/components/page-header'
import { PageText } from '@/features/document-page/components/page-text'
import type { TextPage } from '@/features/document-page/document-page'

export function CustomPageView({ page }: { page: TextPage }) {
  return (
    <article>
      <PageHeader page={page} />
      <PageText html={page.html} contents={page.contents} />
    </article>
  )
}
