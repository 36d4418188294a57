import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { Closing } from '@/components/page/closing'
import { flagshipClosing } from '@/content/listing-pages'
import { FlagshipView } from '@/features/flagship/components/flagship-view'
import { publicFlagship } from '@/features/flagship/queries'
import { movedPage } from '@/features/redirects/moved-page'
import { JsonLd } from '@/lib/seo/json-ld'
import { missingPage } from '@/lib/seo/missing-page'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { breadcrumbData, serviceData } from '@/lib/seo/structured-data'

type Params = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => []

const pathOf = (slug: string) => `/flagship/${slug}`

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const flagship = await publicFlagship((await params).slug)
  if (!flagship) return missingPage()
  return pageMetadata(
    { title: flagship.seoTitle, description: flagship.seoDescription },
    pathOf(flagship.slug),
    { image: flagship.shareImage },
  )
}

/** A flagship automation. */
export default async function FlagshipPage({ params }: Params) {
  const { slug } = await params
  const flagship = await publicFlagship(slug)
  if (!flagship) {
    const moved = await movedPage(pathOf(slug))
    if (moved) permanentRedirect(moved)
    return <NotFoundMessage />
  }
  return (
    <>
      <JsonLd
        data={[
          serviceData({ name: flagship.title, description: flagship.description, path: pathOf(slug) }),
          breadcrumbData([
            { name: 'Flagship Automations', path: '/flagship' },
            { name: flagship.title, path: pathOf(slug) },
          ]),
        ]}
      />
      <FlagshipView flagship={flagship} />
      <Closing {...flagshipClosing} />
    </>
  )
}
