import { PageHeader } from '@/features/own-page/components/page-header'
import { PageText } from '@/features/own-page/components/page-text'
import type { TextPage } from '@/features/own-page/own-page'

export function CustomPageView({ page }: { page: TextPage }) {
  return (
    <article>
      <PageHeader page={page} />
      <PageText html={page.html} contents={page.contents} />
    </article>
  )
}
