import metas from '@/content/metas.json'
import { NewsletterLinkView } from '@/features/newsletter/components/newsletter-link-view'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata(metas.newsletterConfirm, '/newsletter/confirm', {
  cardOf: '/blog',
  hidden: true,
})

/** /newsletter/confirm?token=..., from a newsletter mail. */
export default function ConfirmNewsletterPage() {
  return <NewsletterLinkView action="confirm" />
}
