import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { SiteLink } from '@/components/ui/site-link'
import type { LinkButton } from '@/content/page-meta'
import type { FaqEntry } from '../groups'

type QuickQuestionsCardProps = { title: string; all: LinkButton; entries: readonly FaqEntry[] }

export function QuickQuestionsCard({ title, all, entries }: QuickQuestionsCardProps) {
  return (
    <Section labelledBy="quick-questions-title" tone="sunken" className="print:hidden">
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div className="grid content-start justify-items-start gap-5">
          <h2 id="quick-questions-title" className="text-3xl">
            {title}
          </h2>
          <SiteLink href={all.href} className="text-link">
            {all.label}
          </SiteLink>
        </div>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {entries.map((entry) => (
            <li key={entry.id}>
              <ButtonLink
                href={`/faq#${entry.anchor}`}
                variant="secondary"
                size="lg"
                block
                className="h-full"
              >
                <span className="min-w-0 flex-1 text-left wrap-anywhere">{entry.question}</span>
                <Icon name="arrow-right" className="size-4.5 shrink-0" />
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
