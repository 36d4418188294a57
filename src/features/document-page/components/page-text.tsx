import { Container } from '@/components/ui/container'
import { ProseHtml } from '@/components/ui/prose'
import { ContentsList } from '@/features/blog/article/components/contents-list'
import type { Heading } from '@/features/rich-text/page-html'

/** With fewer headings, a table of contents is of no help. */
const MIN_HEADINGS = 3

const startsAtTop = '[&>h2:first-child]:mt-0'

export function PageText({ html, contents }: { html: string; contents: readonly Heading[] }) {
  if (contents.length < MIN_HEADINGS)
    return (
      <Container className="py-10 sm:py-14 lg:py-20">
        <ProseHtml html={html} className={startsAtTop} />
      </Container>
    )
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 py-10 sm:py-14 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-20">
      <div className="min-w-0 print:hidden">
        <ContentsList title="On this page" entries={contents} />
      </div>
      <ProseHtml html={html} className={`min-w-0 ${startsAtTop}`} />
    </Container>
  )
}
