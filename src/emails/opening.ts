import { fillWithoutGaps } from '../lib/text/templates'
import { isPlainName } from './booking/booking-facts'
import { defaultText, type MailKey, type mailTexts } from './mail-texts'
import type { Brand, MessageContent } from './message'

type Values<Key extends MailKey> = Readonly<Record<(typeof mailTexts)[Key]['knows'][number], string>>

const BETWEEN_PARAGRAPHS = /(?:\r?\n[^\S\n]*){2,}/

/**
 * Subject and opening of a mail: as the team wrote them, else the default. `always` are paragraphs that follow whatever the
 * team writes. Values are filled in last, so that a name makes neither paragraphs nor placeholders.
 */
export function openingOf<Key extends MailKey>(
  brand: Brand,
  key: Key,
  values: Values<Key>,
  always: readonly string[] = [],
): Pick<MessageContent, 'subject' | 'paragraphs'> {
  const original = defaultText(key)
  const { subject, text } = brand.texts?.[key] ?? original
  const { name = '', ...rest }: { name?: string } = values
  // Anyone can enter a name for someone else's address. A subject must not carry their message.
  const plainName = isPlainName(name) ? name : ''
  const inSubject = {
    ...rest,
    name: plainName,
    firstName: plainName.split(' ')[0] ?? '',
    siteName: brand.name,
    contactEmail: brand.contactEmail,
  }
  const opening = text
    .trim()
    .split(BETWEEN_PARAGRAPHS)
    .map((paragraph) => fillWithoutGaps(paragraph, { ...inSubject, name }).trim())
    .filter(Boolean)
  const [first = '', ...others] = always
  return {
    subject: fillWithoutGaps(subject, inSubject).trim() || fillWithoutGaps(original.subject, inSubject),
    paragraphs:
      original.runsOn && text === original.text
        ? [...opening.slice(0, -1), `${opening.at(-1)} ${first}`, ...others]
        : [...opening, ...always],
  }
}
