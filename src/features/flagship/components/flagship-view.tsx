import { cx } from 'class-variance-authority'
import { BackLink } from '@/components/ui/back-link'
import { Container } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import { FirstSteps } from '@/features/automation/components/first-steps'
import { HeadedColumns } from '@/features/automation/components/headed-columns'
import type { Flagship } from '../flagship'

function UseCases({ useCases }: Pick<Flagship, 'useCases'>) {
  return (
    <ul className="border-on-deep-soft border-t">
      {useCases.map(({ role, description, timeSaved }) => (
        <li
          key={role}
          className="grid gap-x-10 gap-y-2 border-on-deep-soft/40 border-b py-6 sm:grid-cols-[1fr_auto] lg:grid-cols-[14rem_1fr_auto] lg:items-baseline"
        >
          <h3 className="text-xl">{role}</h3>
          <p className="text-on-deep-soft max-lg:sm:col-span-2 max-lg:sm:row-start-2 lg:max-w-xl">
            {description}
          </p>
          <p className="font-display text-on-deep-signal text-xl">
            <span className="sr-only">Time saved: </span>
            {timeSaved}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function FlagshipView({ flagship }: { flagship: Flagship }) {
  return (
    <>
      <Container className="pt-6 sm:pt-8">
        <BackLink href="/flagship">All flagship automations</BackLink>
        <div className="mt-8 grid gap-x-16 gap-y-6 sm:mt-12 lg:grid-cols-[1.6fr_1fr] lg:items-end">
          <div className="grid gap-5">
            <h1 className="text-6xl">{flagship.title}</h1>
            <p className="max-w-2xl font-display text-2xl text-soft">{flagship.tagline}</p>
          </div>
          <div className="flex flex-wrap gap-3 lg:justify-end">
            <FirstSteps kind="automation" slug={flagship.slug} />
          </div>
        </div>
        {flagship.picture ? (
          <Picture
            picture={flagship.picture}
            sizes="(min-width: 1248px) 1152px, calc(100vw - 2.5rem)"
            first
            className="mt-10 aspect-video rounded-lg border border-line object-cover sm:mt-14 lg:aspect-[2.3/1]"
          />
        ) : null}
      </Container>
      <Section labelledBy="capabilities-title">
        <HeadedColumns
          id="capabilities-title"
          title="Capabilities"
          intro={<p className="text-lg text-soft">{flagship.description}</p>}
        >
          <dl className="border-line border-t">
            {flagship.capabilities.map(({ title, detail }) => (
              <div
                key={title}
                className="grid gap-x-8 gap-y-1 border-line border-b py-5 sm:grid-cols-[13rem_1fr]"
              >
                <dt className="font-display text-xl">{title}</dt>
                <dd className="text-soft">{detail}</dd>
              </div>
            ))}
          </dl>
        </HeadedColumns>
      </Section>
      <Section labelledBy="use-cases-title" tone="deep">
        <div className="grid gap-10">
          <h2 id="use-cases-title" className="text-3xl">
            Use cases and time saved
          </h2>
          <UseCases useCases={flagship.useCases} />
        </div>
      </Section>
      <Section labelledBy="stack-title">
        <SectionHeading id="stack-title" title="Tech stack" />
        <dl
          className={cx(
            'mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-2',
            // Avoids a row with one entry.
            flagship.techStack.length % 3 === 1 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
          )}
        >
          {flagship.techStack.map(({ name, purpose }) => (
            <div key={name} className="border-ink border-t pt-4">
              <dt className="font-semibold">{name}</dt>
              <dd className="mt-1 text-soft">{purpose}</dd>
            </div>
          ))}
        </dl>
        {flagship.results.length > 0 ? (
          <div className="mt-16 grid gap-x-20 gap-y-6 border-line border-t pt-10 lg:grid-cols-[1fr_1.5fr]">
            <h3 className="text-2xl">What to expect</h3>
            <ul className="grid gap-4">
              {flagship.results.map((result) => (
                <li key={result} className="border-signal border-l-3 pl-5 text-lg wrap-anywhere">
                  {result}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </Section>
    </>
  )
}
