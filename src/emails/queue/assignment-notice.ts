import { type Brand, type RenderedMessage, renderMessage } from '../message'

interface Assignment {
  kind: 'inquiry' | 'registration'
  name: string
  company: string | null
  by: string | null
  url: string
}

export function assignmentNotice(
  brand: Brand,
  { kind, name, company, by, url }: Assignment,
): RenderedMessage {
  const who = company ? `${name}, ${company}` : name
  return renderMessage(brand, {
    subject: `Assigned to you: ${kind} of ${who}`,
    heading: `You have a new ${kind} to work on`,
    paragraphs: [`${by ?? 'A colleague'} has assigned it to you.`],
    facts: [{ label: 'From', value: name }, ...(company ? [{ label: 'Company', value: company }] : [])],
    action: { label: `Open the ${kind}`, url },
  })
}
