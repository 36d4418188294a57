import { type Brand, type RenderedMessage, renderMessage } from '../message'

interface Assignment {
  kind: 'inquiry' | 'registration'
  name: string
  company: string | null
  /** Full name of who assigned it, where the account has one. */
  by: string | null
  url: string
}

/** To somebody of the team: an inquiry or a registration is theirs now. */
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
