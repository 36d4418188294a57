import { BackLink } from '@/components/ui/back-link'
import { Container } from '@/components/ui/container'
import { Section } from '@/components/ui/section'
import { PageHeader } from '@/features/document-page/components/page-header'
import { PageText } from '@/features/document-page/components/page-text'
import type { CaseStudy } from '../view'

function ResultsList({ results }: Pick<CaseStudy, 'results'>) {
  return (
    <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
      {results.map(({ figure, text, source }) => (
        <li
          key={`${figure} ${text}`}
          className="grid content-start gap-2 border-ink border-t pt-5 wrap-anywhere"
        >
          {figure ? <p className="font-display text-4xl tracking-[-0.02em]">{figure}</p> : null}
          <p className="text-lg">{text}</p>
          <p className="text-faint text-sm">Source: {source}</p>
        </li>
      ))}
    </ul>
  )
}

function Facts({ study: { client, industry, problem, whatWasBuilt } }: { study: CaseStudy }) {
  const facts = [
    { name: 'Client', text: client },
    { name: 'Industry', text: industry },
    { name: 'The problem', text: problem },
    { name: 'What we built', text: whatWasBuilt },
  ]
  return (
    <dl className="border-line border-t">
      {facts.map(({ name, text }) => (
        <div key={name} className="grid gap-x-10 gap-y-1 border-line border-b py-5 sm:grid-cols-[13rem_1fr]">
          <dt className="font-display text-xl">{name}</dt>
          <dd className="max-w-prose whitespace-pre-line text-soft wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function CaseStudyView({ study }: { study: CaseStudy }) {
  return (
    <article>
      <PageHeader
        page={study}
        kicker="Case study"
        before={<BackLink href="/case-studies">All case studies</BackLink>}
      />
      <Container className="py-12 lg:py-20">
        <Facts study={study} />
      </Container>
      {study.results.length > 0 ? (
        <Section labelledBy="results-title" tone="sunken">
          <h2 id="results-title" className="mb-10 text-3xl">
            Results
          </h2>
          <ResultsList results={study.results} />
        </Section>
      ) : null}
      {study.html ? <PageText html={study.html} contents={study.contents} /> : null}
    </article>
  )
}
