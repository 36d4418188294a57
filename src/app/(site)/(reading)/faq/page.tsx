import { Closing } from '@/components/page/closing'
import { PageHero } from '@/components/page/page-hero'
import { Container } from '@/components/ui/container'
import { FaqBrowser } from '@/features/faq/components/faq-browser'
import { withAnchors } from '@/features/faq/groups'
import { publicFaqs } from '@/features/faq/queries'
import { copyMetadata, pageCopy } from '@/features/page-copy/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbData, faqPageData } from '@/lib/seo/structured-data'

export const generateMetadata = () => copyMetadata('faq')

export default async function FaqPage() {
  const [{ headline, lead, closing }, faqs] = await Promise.all([pageCopy('faq'), publicFaqs()])
  return (
    <>
      <JsonLd data={[faqPageData(faqs), breadcrumbData([{ name: headline, path: '/faq' }])]} />
      <PageHero headline={headline} subline={lead} />
      <Container className="pb-20 lg:pb-28">
        <FaqBrowser entries={withAnchors(faqs)} />
      </Container>
      <Closing {...closing} />
    </>
  )
}
