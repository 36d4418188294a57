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
