import type { Brand, Fact, MessageContent } from './message-content'

const line = ({ label, value }: Fact) => {
  const lines = value.split('\n')
  return lines.length === 1
    ? `${label}: ${value}`
    : `${label}:\n${lines.map((part) => `  ${part}`).join('\n')}`
}

// Marks each line as a quotation, so that a visitor's text cannot look like ours.
const quotation = (facts: Fact[]) =>
  facts
    .map(line)
    .join('\n')
    .split('\n')
    .map((part) => `> ${part}`)
    .join('\n')

export function textLayout(brand: Brand, content: MessageContent): string {
  const blocks = [
    content.heading,
    ...content.paragraphs,
    content.facts?.map(line).join('\n') ?? '',
    content.article?.text ?? '',
    content.quoted?.facts.length ? `${content.quoted.title}\n${quotation(content.quoted.facts)}` : '',
    content.action ? `${content.action.label}:\n${content.action.url}` : '',
    ...(content.closing ?? []),
    content.foot
      ? [...content.foot.lines, `${content.foot.link.label}: ${content.foot.link.url}`].join('\n\n')
      : '',
    `--\n${brand.name}\n${brand.siteUrl}\n${brand.contactEmail}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
