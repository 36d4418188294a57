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

/** Removes line breaks and direction marks, which a name could use to forge a header. */
function oneLine(text: string): string {
  const line = text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return line.length > SUBJECT_MAX ? `${line.slice(0, SUBJECT_MAX - 1).toWellFormed()}…` : line
}

/** Renders HTML and text from the same content. @throws TypeError for an address that is not http(s). */
export function renderMessage(brand: Brand, content: MessageContent): RenderedMessage {
  const addresses = [content.action?.url, content.foot?.link.url].filter((url) => url !== undefined)
  if (addresses.some((url) => !/^https?:\/\/\S+$/.test(url))) {
    throw new TypeError('The address of a message must start with http:// or https://')
  }
  const drawn = { ...content, subject: oneLine(content.subject) }
  return { subject: drawn.subject, html: htmlLayout(brand, drawn), text: textLayout(brand, drawn) }
}
