import type { Metadata } from 'next'
import { CustomPageView } from '@/features/custom-page/components/custom-page-view'
import { publicCustomPage } from '@/features/custom-page/queries'
import { documentMetadata } from '@/features/document-page/metadata'
import { MovedOrMissing } from '@/features/redirects/moved-or-missing'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbData } from '@/lib/seo/structured-data'

type Params = { params: Promise<{ slug: string }> }

// Each page is rendered at the first request, and kept until it changes.
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { slug } = await params
  return documentMetadata(await publicCustomPage(slug), `/${slug}`)
}

/** A custom page, or the answer to an unknown address. Built-in pages come first. */
export default async function CustomPagePage({ params }: Params) {
  const path = `/${(await params).slug}`
  const page = await publicCustomPage(path.slice(1))
  if (!page) return <MovedOrMissing path={path} />
  return (
    <>
      <JsonLd data={breadcrumbData([{ name: page.title, path }])} />
      <CustomPageView page={page} />
    </>
  )
}
