import { htmlLayout } from './html-layout'
import type { Brand, MessageContent } from './message-content'
import { textLayout } from './text-layout'

export type { Brand, Fact, MessageContent } from './message-content'

export interface RenderedMessage {
  subject: string
  html: string
  text: string
}

const SUBJECT_MAX = 180

/** A subject on one line: what people typed into their name must not become a header of its own, nor turn what follows. */
function oneLine(text: string): string {
  const line = text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return line.length > SUBJECT_MAX ? `${line.slice(0, SUBJECT_MAX - 1).toWellFormed()}…` : line
}

/**
 * Draws a message as HTML and as plain text from the same content, so that the two never disagree.
 * @throws TypeError when an address of it is not http(s).
 */
export function renderMessage(brand: Brand, content: MessageContent): RenderedMessage {
  const addresses = [content.action?.url, content.foot?.link.url].filter((url) => url !== undefined)
  if (addresses.some((url) => !/^https?:\/\/\S+$/.test(url))) {
    throw new TypeError('The address of a message must start with http:// or https://')
  }
  const drawn = { ...content, subject: oneLine(content.subject) }
  return { subject: drawn.subject, html: htmlLayout(brand, drawn), text: textLayout(brand, drawn) }
}
