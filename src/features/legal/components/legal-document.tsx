import { cx } from 'class-variance-authority'
import { Container } from '@/components/ui/container'
import { Prose } from '@/components/ui/prose'
import { dayInUtc } from '@/lib/time/zoned-text'
import type { PublicLegalPage } from '../view'

export function LegalDocument({ page }: { page: PublicLegalPage }) {
  const sections = page.headings.filter((heading) => heading.level === 2)
  const hasContents = sections.length > 2
  return (
    <Container className="pt-12 pb-20 lg:pt-20 lg:pb-28">
      <header className="grid gap-4 border-ink border-b pb-8">
        <h1 className="text-5xl">{page.title}</h1>
        <p className="text-faint text-sm">
          Last changed on <time dateTime={page.changedAt}>{dayInUtc(new Date(page.changedAt))}</time>
        </p>
      </header>
      <div className={cx('mt-10 grid gap-x-20 gap-y-10', hasContents && 'lg:grid-cols-[17rem_1fr]')}>
        {hasContents ? (
          <nav aria-label="Contents" className="self-start lg:sticky lg:top-28">
            <ul className="gap-x-10 border-line border-t text-sm sm:max-lg:columns-2">
              {sections.map((section) => (
                <li key={section.id} className="break-inside-avoid border-line border-b">
                  <a
                    href={`#${section.id}`}
                    className="flex min-h-11 items-center py-1.5 underline-offset-4 hover:underline"
                  >
                    {section.text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <Prose className="min-w-0 [&_h2:first-child]:mt-0 [&_h2]:scroll-mt-28">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from the document by the allow-list */}
          <div className="[&>*+*]:mt-5" dangerouslySetInnerHTML={{ __html: page.html }} />
        </Prose>
      </div>
    </Container>
  )
}
