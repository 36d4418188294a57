import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { Closing } from '@/components/page/closing'
import { ideasClosing } from '@/content/listing-pages'
import { EditableIdea } from '@/features/idea/components/editable-idea'
import { publicIdea } from '@/features/idea/queries'
import { movedPage } from '@/features/redirects/moved-page'
import { JsonLd } from '@/lib/seo/json-ld'
import { missingPage } from '@/lib/seo/missing-page'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { breadcrumbData, serviceData } from '@/lib/seo/structured-data'

type Params = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => []

const pathOf = (slug: string) => `/automation-ideas/${slug}`

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const idea = await publicIdea((await params).slug)
  if (!idea) return missingPage()
  return pageMetadata({ title: idea.seoTitle, description: idea.seoDescription }, pathOf(idea.slug), {
    image: idea.shareImage,
  })
}

/** An automation idea. */
export default async function IdeaPage({ params }: Params) {
  const { slug } = await params
  const idea = await publicIdea(slug)
  if (!idea) {
    const moved = await movedPage(pathOf(slug))
    if (moved) permanentRedirect(moved)
    return <NotFoundMessage />
  }
  return (
    <>
      <JsonLd
        data={[
          serviceData({ name: idea.title, description: idea.seoDescription, path: pathOf(slug) }),
          breadcrumbData([
            { name: 'Automation Ideas', path: '/automation-ideas' },
            { name: idea.title, path: pathOf(slug) },
          ]),
        ]}
      />
      <EditableIdea key={`${idea.id} ${idea.title}`} idea={idea} />
      <Closing {...ideasClosing} />
    </>
  )
}
