import { PageHeader } from '@/features/own-page/components/page-header'
import { PageText } from '@/features/own-page/components/page-text'
import type { CustomPage } from '../view'

/** A page that editors made. The live preview also uses it. */
export function CustomPageView({ page }: { page: CustomPage }) {
  return (
    <article>
      <PageHeader page={page} />
      <PageText html={page.html} contents={page.contents} />
    </article>
  )
}
