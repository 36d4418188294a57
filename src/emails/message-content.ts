import type { BrandColors } from '../lib/colors/palette'
import type { MailKey } from './mail-texts'

export interface Brand {
  name: string
  /** The site's origin, https://… */
  siteUrl: string
  contactEmail: string
  /** Who the mail is from. Without it, `MAIL_FROM` says. */
  sender?: { name: string; address: string }
  colors?: BrandColors
  /** A PNG; size in pixels as shown. */
  logo?: { url: string; width: number; height: number }
  /** What the team wrote in place of default texts. */
  texts?: Partial<Record<MailKey, WrittenText>>
}

export interface WrittenText {
  subject: string
  /** Paragraphs, with an empty line between them. */
  text: string
}

export interface MessageContent {
  subject: string
  /** Empty in a personal mail. */
  heading: string
  paragraphs: string[]
  /** The team wrote them: addresses become links. Elsewhere they may hold what a visitor typed. */
  hasLinks?: boolean
  facts?: Fact[]
  quoted?: { title: string; facts: Fact[] }
  article?: { html: string; text: string }
  action?: { label: string; url: string }
  closing?: string[]
  foot?: { lines: string[]; link: { label: string; url: string } }
}

export interface Fact {
  /** Empty if the title above says what it is. */
  label: string
  value: string
}
