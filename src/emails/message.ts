import { htmlLayout } from './html-layout'
import { textLayout } from './text-layout'

/** Who writes: shown in the head and foot of every message. */
export interface Brand {
  name: string
  /** Origin of the site, https://… */
  siteUrl: string
  contactEmail: string
}

/** A message before it is drawn. All of it but `article` is plain text: both layouts escape what they need to. */
export interface MessageContent {
  subject: string
  heading: string
  paragraphs: string[]
  /** Labelled facts, drawn as a table; values may have several lines. */
  facts: Fact[]
  /** What somebody else wrote, set apart from our own words. */
  quoted?: { title: string; facts: Fact[] }
  /** What our own writer made of an article, after the other paragraphs: the one part that is HTML already. */
  article?: { html: string; text: string }
  action?: { label: string; url: string }
  closing?: string[]
  /** Small print below: why one gets it, and the way out. */
  foot?: { lines: string[]; link: { label: string; url: string } }
}

export interface Fact {
  label: string
  value: string
}

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
