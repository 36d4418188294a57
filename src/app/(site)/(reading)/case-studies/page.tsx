import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { Closing } from '@/components/page/closing'
import { PageHero } from '@/components/page/page-hero'
import { Container } from '@/components/ui/container'
import { CaseStudyList } from '@/features/case-study/components/case-study-list'
import { publicCaseStudies } from '@/features/case-study/queries'
import { pageCopy } from '@/features/page-copy/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { missingPage } from '@/lib/seo/missing-page'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { breadcrumbData } from '@/lib/seo/structured-data'

export async function generateMetadata(): Promise<Metadata> {
  const [studies, { meta }] = await Promise.all([publicCaseStudies(), pageCopy('case-studies')])
  return studies.length > 0 ? pageMetadata(meta, '/case-studies') : missingPage()
}

export default async function CaseStudiesPage() {
  const [studies, { headline, lead, closing }] = await Promise.all([
    publicCaseStudies(),
    pageCopy('case-studies'),
  ])
  if (studies.length === 0) return <NotFoundMessage />
  return (
    <>
      <JsonLd data={breadcrumbData([{ name: headline, path: '/case-studies' }])} />
      <PageHero headline={headline} subline={lead} />
      <Container className="pb-20 lg:pb-28">
        <CaseStudyList studies={studies} />
      </Container>
      <Closing {...closing} />
    </>
  )
}
