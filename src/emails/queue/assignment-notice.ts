import { type Brand, renderMessage } from '../message'

interface Assignment {
  kind: 'inquiry' | 'registration' | 'booking'
  name: string
  company: string | null
  /** The call was theirs, and someone else takes it now. */
  isTaken?: boolean
  by: string | null
  when: string | null
  url: string
}

const headings = {
  inquiry: 'You have a new inquiry to work on',
  registration: 'You have a new registration to work on',
  booking: 'You have a call to take',
}

/** If no person did it. */
const givers = { inquiry: 'A colleague', registration: 'A colleague', booking: 'The booking desk' }

const nouns = { inquiry: 'inquiry', registration: 'registration', booking: 'call' }

export function assignmentNotice(
  brand: Brand,
  { kind, name, company, isTaken = false, by, when, url }: Assignment,
) {
  const noun = nouns[kind]
  const who = company ? `${name}, ${company}` : name
  return renderMessage(brand, {
    subject: isTaken
      ? `Handed over: call with ${who}`
      : `Assigned to you: ${noun} ${kind === 'booking' ? 'with' : 'of'} ${who}`,
    heading: isTaken ? 'A call is no longer yours' : headings[kind],
    paragraphs: [
      isTaken
        ? `${by ?? 'A colleague'} has handed it over.`
        : `${by ?? givers[kind]} has assigned it to you.`,
    ],
    facts: [
      [kind === 'booking' ? 'With' : 'From', name],
      ['Company', company],
      ['Time', when],
    ],
    action: { label: `Open the ${noun}`, url },
  })
}
