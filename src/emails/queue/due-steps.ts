import { type Brand, renderMessage } from '../message'

interface DueSteps {
  now: number
  steps: readonly { day: string; text: string; name: string }[]
  url: string
  settingUrl: string
}

export function dueStepsMail(brand: Brand, { now, steps, url, settingUrl }: DueSteps) {
  const count = now === 1 ? '1 next step is due' : `${now} next steps are due`
  return renderMessage(brand, {
    subject: count,
    heading: count,
    paragraphs: ['These are assigned to you. Mark each one as done, or choose another day.'],
    quoted: {
      title: 'Your next steps',
      facts: steps.map(({ day, text, name }) => [day, `${name}: ${text}`]),
    },
    action: { label: 'Open your next steps', url },
    foot: {
      lines: ['You get this email on days when next steps are due.'],
      link: { label: 'Turn this email off', url: settingUrl },
    },
  })
}
