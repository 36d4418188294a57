import type { Metadata } from 'next'
import { Closing } from '@/components/page/closing'
import { CaseStudyView } from '@/features/case-study/components/case-study-view'
import { publicCaseStudy } from '@/features/case-study/queries'
import { documentMetadata } from '@/features/document-page/metadata'
import { pageCopy } from '@/features/page-copy/queries'
import { MovedOrMissing } from '@/features/redirects/moved-or-missing'
import { JsonLd } from '@/lib/seo/json-ld'
import { articleData, breadcrumbData } from '@/lib/seo/structured-data'

type Params = { params: Promise<{ slug: string }> }

// Each page is rendered at the first request, and kept until it changes.
export const generateStaticParams = () => []

const list = { name: 'Case Studies', path: '/case-studies' }
const pathOf = (slug: string) => `${list.path}/${slug}`

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { slug } = await params
  return documentMetadata(await publicCaseStudy(slug), pathOf(slug))
}

export default async function CaseStudyPage({ params }: Params) {
  const { slug } = await params
  const [study, { closing }] = await Promise.all([publicCaseStudy(slug), pageCopy('case-studies')])
  const path = pathOf(slug)
  if (!study) return <MovedOrMissing path={path} />
  const { title, seoDescription: description, shareImage, updatedAt: modifiedAt } = study
  const image = shareImage?.path
  return (
    <>
      <JsonLd
        data={[
          articleData({ title, description, path, modifiedAt, ...(image ? { image } : {}) }),
          breadcrumbData([list, { name: title, path }]),
        ]}
      />
      <CaseStudyView study={study} />
      <Closing {...closing} />
    </>
  )
}
