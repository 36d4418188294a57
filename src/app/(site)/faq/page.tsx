import type { Metadata } from 'next'
import { Closing } from '@/components/page/closing'
import { PageHero } from '@/components/page/page-hero'
import { Container } from '@/components/ui/container'
import { faqClosing, faqPage } from '@/content/listing-pages'
import { FaqBrowser } from '@/features/faq/components/faq-browser'
import { withAnchors } from '@/features/faq/groups'
import { publicFaqs } from '@/features/faq/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { breadcrumbData, faqPageData } from '@/lib/seo/structured-data'

export const metadata: Metadata = pageMetadata(faqPage.meta, '/faq')

/** Questions and answers. */
export default async function FaqPage() {
  const faqs = await publicFaqs()
  return (
    <>
      <JsonLd data={[faqPageData(faqs), breadcrumbData([{ name: faqPage.headline, path: '/faq' }])]} />
      <PageHero headline={faqPage.headline} subline={faqPage.intro} />
      <Container className="pb-20 lg:pb-28">
        <FaqBrowser entries={withAnchors(faqs)} />
      </Container>
      <Closing {...faqClosing} />
    </>
  )
}
