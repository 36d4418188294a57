import { Closing } from '@/components/page/closing'
import { PageHero } from '@/components/page/page-hero'
import { Container } from '@/components/ui/container'
import type { ClosingCopy, PageCopy, TitledText } from '@/content/page-meta'

type PageCopyViewProps = { copy: PageCopy<string> & { closing?: ClosingCopy } }

/** A page's copy for the preview, without plans, questions and forms. */
export function PageCopyView({ copy: { headline, lead, sections, closing } }: PageCopyViewProps) {
  const parts: [string, TitledText][] = Object.entries(sections)
  return (
    <>
      <PageHero headline={headline} subline={lead} />
      {parts.length > 0 && (
        <Container className="grid gap-x-16 gap-y-10 pb-20 lg:grid-cols-2 lg:pb-28">
          {parts.map(([name, { title, description }]) => (
            <section key={name} className="border-line-strong border-t pt-5">
              <h2 className="text-2xl">{title}</h2>
              <p className="mt-3 max-w-xl text-soft">{description}</p>
            </section>
          ))}
        </Container>
      )}
      {closing && <Closing {...closing} />}
    </>
  )
}
