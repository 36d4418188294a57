import { type Brand, type RenderedMessage, renderMessage } from '../message'

export interface IssueMail {
  subject: string
  /** A few words before the article. */
  intro: string | null
  article: {
    title: string
    /** Made by our own writer from the allow-list's elements. */
    html: string
    text: string
    url: string
  }
  /** The sender's postal address, a line each; none while the imprint has none. */
  address: readonly string[]
  unsubscribeUrl: string
}

/** An article to a subscriber. It holds no picture and no address that tells who has opened it. */
export function newsletterIssue(brand: Brand, mail: IssueMail): RenderedMessage {
  const { subject, intro, article, address, unsubscribeUrl } = mail
  return renderMessage(brand, {
    subject,
    heading: article.title,
    paragraphs: intro ? intro.split(/\n{2,}/) : [],
    facts: [],
    article: { html: article.html, text: article.text },
    action: { label: 'Read it on our site', url: article.url },
    foot: {
      lines: [
        `You get this email because you subscribed to the ${brand.name} newsletter.`,
        ...(address.length > 0 ? [address.join('\n')] : []),
      ],
      link: { label: 'Unsubscribe', url: unsubscribeUrl },
    },
  })
}
