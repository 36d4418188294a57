import { type Brand, renderMessage } from '../message'

export interface IssueMail {
  subject: string
  intro: string | null
  article: {
    title: string
    /** Generated from the allow-list's elements. */
    html: string
    text: string
    url: string
  }
  address: readonly string[]
  unsubscribeUrl: string
}

export function newsletterIssue(brand: Brand, mail: IssueMail) {
  const { subject, intro, article, address, unsubscribeUrl } = mail
  return renderMessage(brand, {
    subject,
    heading: article.title,
    paragraphs: intro ? intro.split(/\n{2,}/) : [],
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
