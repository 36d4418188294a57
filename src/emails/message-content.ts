export interface Brand {
  name: string
  /** The site's origin, https://… */
  siteUrl: string
  contactEmail: string
}

export interface MessageContent {
  subject: string
  heading: string
  paragraphs: string[]
  facts?: Fact[]
  quoted?: { title: string; facts: Fact[] }
  article?: { html: string; text: string }
  action?: { label: string; url: string }
  closing?: string[]
  foot?: { lines: string[]; link: { label: string; url: string } }
}

export interface Fact {
  label: string
  value: string
}
