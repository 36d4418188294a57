import metas from '@/content/metas.json'
import { NewsletterLinkView } from '@/features/newsletter/components/newsletter-link-view'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata(metas.newsletterUnsubscribe, '/newsletter/unsubscribe', {
  cardOf: '/blog',
  hidden: true,
})

/** /newsletter/unsubscribe?token=..., from a newsletter mail. */
export default function UnsubscribeNewsletterPage() {
  return <NewsletterLinkView action="unsubscribe" />
}
