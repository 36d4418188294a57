import { type DueGroup, dueGroups, dueLabels } from '@/features/next-step/rules'
import { longDate } from '@/lib/time/format'
import { type Brand, type RenderedMessage, renderMessage } from '../message'

interface DueSteps {
  steps: readonly { group: DueGroup; dueOn: string; text: string; name: string }[]
  url: string
  /** Where the mail can be turned off. */
  settingUrl: string
}

/** To one assignee, in the morning. */
export function dueStepsMail(brand: Brand, { steps, url, settingUrl }: DueSteps): RenderedMessage {
  const now = steps.filter(({ group }) => group !== 'week').length
  const count = now === 1 ? '1 next step is due' : `${now} next steps are due`
  return renderMessage(brand, {
    subject: count,
    heading: count,
    paragraphs: ['These are assigned to you. Mark each one as done, or choose another day.'],
    facts: [],
    quoted: {
      title: 'Your next steps',
      facts: dueGroups.flatMap((group) =>
        steps
          .filter((step) => step.group === group)
          .map(({ dueOn, text, name }) => ({
            label: group === 'week' ? longDate(dueOn) : dueLabels[group],
            value: `${name}: ${text}`,
          })),
      ),
    },
    action: { label: 'Open your next steps', url },
    foot: {
      lines: ['You get this mail on days with next steps that are due.'],
      link: { label: 'Turn this mail off', url: settingUrl },
    },
  })
}
