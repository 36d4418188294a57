import { type Brand, renderMessage } from '../message'

interface Assignment {
  kind: 'inquiry' | 'registration' | 'booking'
  name: string
  company: string | null
  by: string | null
  when: string | null
  url: string
}

const nouns = { inquiry: 'inquiry', registration: 'registration', booking: 'call' }

export function assignmentNotice(brand: Brand, { kind, name, company, by, when, url }: Assignment) {
  const noun = nouns[kind]
  const who = company ? `${name}, ${company}` : name
  return renderMessage(brand, {
    subject: `Assigned to you: ${noun} ${kind === 'booking' ? 'with' : 'of'} ${who}`,
    heading: kind === 'booking' ? 'You have a call to take' : `You have a new ${noun} to work on`,
    paragraphs: [`${by ?? 'A colleague'} has assigned it to you.`],
    facts: [
      { label: kind === 'booking' ? 'With' : 'From', value: name },
      ...(company ? [{ label: 'Company', value: company }] : []),
      ...(when ? [{ label: 'Time', value: when }] : []),
    ],
    action: { label: `Open the ${noun}`, url },
  })
}
