import { cx } from 'class-variance-authority'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import type { TitledText } from '@/content/page-meta'
import type { ProcessStep } from '@/content/services'

function Station({ step, last }: { step: number; last: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute top-0 -left-5 grid size-10 place-items-center rounded-full font-semibold text-sm tabular-nums lg:-top-5 lg:left-0',
        last ? 'bg-action text-on-action' : 'border-2 border-ink bg-sunken',
      )}
    >
      {last ? <Icon name="check" /> : step}
    </span>
  )
}

export function Process({ heading, steps }: { heading: TitledText; steps: readonly ProcessStep[] }) {
  return (
    <Section labelledBy="process-title" tone="sunken">
      <SectionHeading id="process-title" title={heading.title} intro={heading.description} />
      <ol className="mt-12 ml-5 grid lg:mt-20 lg:ml-0 lg:grid-cols-4">
        {steps.map((step, place) => (
          <li
            key={step.title}
            className={cx(
              'relative grid content-start gap-2 border-signal border-l-3 pb-10 pl-10 last:pb-0 lg:border-l-0 lg:pt-12 lg:pr-8 lg:pb-0 lg:pl-0',
              place === steps.length - 1 ? 'max-lg:border-transparent' : '',
              'lg:before:absolute lg:before:inset-x-0 lg:before:-top-[1.5px] lg:before:h-[3px] lg:before:bg-signal lg:last:before:right-auto lg:last:before:w-5',
            )}
          >
            <Station step={place + 1} last={place === steps.length - 1} />
            <h3 className="text-2xl">{step.title}</h3>
            <p className="font-semibold text-signal-text text-sm tabular-nums">{step.duration}</p>
            <p className="max-w-md text-soft">{step.description}</p>
            <p className="mt-2 max-w-md text-sm">
              <span className="block text-faint text-xs">You get</span>
              {step.youGet}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
