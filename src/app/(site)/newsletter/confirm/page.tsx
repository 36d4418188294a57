import { confirmNewsletter } from '@/content/newsletter-links'
import { NewsletterLinkView } from '@/features/newsletter/components/newsletter-link-view'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata(confirmNewsletter.meta, '/newsletter/confirm', {
  cardOf: '/blog',
  hidden: true,
})

/** /newsletter/confirm?token=..., from a newsletter mail. */
export default function ConfirmNewsletterPage() {
  return <NewsletterLinkView page={confirmNewsletter} />
}
