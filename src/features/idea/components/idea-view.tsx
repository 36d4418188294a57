import type { ReactNode } from 'react'
import { BackLink } from '@/components/ui/back-link'
import { Container } from '@/components/ui/container'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { FirstSteps } from '@/features/automation/components/first-steps'
import { HeadedColumns } from '@/features/automation/components/headed-columns'
import type { Idea, IdeaContent } from '../idea'
import { IdeaFacts } from './idea-facts'

function IdeaSetup({ setupTime, requirements, steps }: IdeaContent) {
  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.5fr]">
      <div className="grid content-start gap-10 lg:sticky lg:top-26 lg:self-start">
        <div>
          <h3 className="font-sans font-semibold text-sm tracking-normal">Estimated time</h3>
          <p className="mt-1 font-display text-3xl">{setupTime}</p>
        </div>
        {requirements.length > 0 ? (
          <div>
            <h3 className="font-sans font-semibold text-sm tracking-normal">Requirements</h3>
            <ul className="mt-3 border-line-strong border-t">
              {requirements.map((requirement) => (
                <li key={requirement} className="flex gap-3 border-line-strong border-b py-3 wrap-anywhere">
                  <Icon name="check" className="mt-1 size-4.5 shrink-0 text-action" />
                  {requirement}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <div>
        <h3 className="font-sans font-semibold text-sm tracking-normal">Steps</h3>
        <ol className="mt-3 border-line-strong border-t">
          {steps.map(({ title, detail }, place) => (
            <li
              key={`${title} ${detail}`}
              className="grid grid-cols-[2.75rem_1fr] border-line-strong border-b py-5 sm:grid-cols-[4.5rem_1fr]"
            >
              <span aria-hidden="true" className="font-display text-3xl text-signal-text leading-none">
                {place + 1}
              </span>
              <div className="grid gap-1">
                <h4 className="font-display text-xl">{title}</h4>
                <p className="text-soft">{detail}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function NumberedSteps({ items }: { items: readonly string[] }) {
  return (
    <ol>
      {items.map((item, place) => (
        <li key={item} className="group relative grid grid-cols-[3.5rem_1fr] pb-9 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-4 bottom-0 left-[1.1875rem] w-[3px] translate-y-1 bg-signal group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="relative grid size-10 place-items-center rounded-full border-2 border-ink bg-paper font-semibold text-sm tabular-nums group-last:border-action group-last:bg-action group-last:text-on-action"
          >
            {place + 1}
          </span>
          <p className="pt-1.5 text-lg">{item}</p>
        </li>
      ))}
    </ol>
  )
}

type IdeaViewProps = { idea: Idea; terms?: ReactNode; editButton?: ReactNode; editor?: ReactNode }

export function IdeaView({ idea, terms, editButton, editor }: IdeaViewProps) {
  return (
    <>
      <Container className="pt-6 pb-14 sm:pt-8 lg:pb-20">
        <BackLink href="/automation-ideas">All automation ideas</BackLink>
        <div className="mt-6 grid gap-x-16 gap-y-10 lg:mt-10 lg:grid-cols-[1fr_1.35fr] lg:items-center">
          <div className="grid content-start gap-5">
            <IdeaFacts idea={idea} />
            <h1 className="text-5xl">{idea.title}</h1>
            <p className="font-display text-soft text-xl">{idea.description}</p>
            <div className="mt-2 flex flex-wrap gap-3">
              <FirstSteps kind="idea" slug={idea.slug} />
            </div>
            {editButton}
          </div>
          {idea.picture ? (
            <Picture
              picture={idea.picture}
              sizes="(min-width: 1248px) 630px, (min-width: 1024px) 54vw, calc(100vw - 2.5rem)"
              first
              className="aspect-video rounded-lg border border-line object-cover"
            />
          ) : null}
        </div>
      </Container>
      {editor}
      <Section labelledBy="benefits-title" className="border-line border-t">
        <HeadedColumns
          id="benefits-title"
          title="Key benefits"
          intro={idea.summary ? <p className="text-soft">{idea.summary}</p> : null}
        >
          <ul className="grid gap-x-12 sm:grid-cols-2">
            {idea.benefits.map((benefit) => (
              <li key={benefit} className="border-ink border-t pt-4 pb-8 font-display text-xl wrap-anywhere">
                {benefit}
              </li>
            ))}
          </ul>
        </HeadedColumns>
      </Section>
      <Section labelledBy="how-title" className="pt-0 sm:pt-0 lg:pt-0">
        <HeadedColumns id="how-title" title="How it works">
          <NumberedSteps items={idea.howItWorks} />
        </HeadedColumns>
      </Section>
      {terms}
      <Section labelledBy="setup-title" tone="sunken">
        <h2 id="setup-title" className="mb-10 text-3xl">
          Setup steps
        </h2>
        <IdeaSetup {...idea} />
      </Section>
    </>
  )
}
