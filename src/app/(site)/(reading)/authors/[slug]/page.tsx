import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { AuthorView } from '@/features/author/components/author-view'
import { authorMetadata, authorStructuredData } from '@/features/author/metadata'
import { articlesOf, publicAuthor } from '@/features/author/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { missingPage } from '@/lib/seo/missing-page'

type Params = { params: Promise<{ slug: string }> }

// Each page is rendered at the first request, and kept until it changes.
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const author = await publicAuthor((await params).slug)
  return author ? authorMetadata(author) : missingPage()
}

export default async function AuthorPage({ params }: Params) {
  const author = await publicAuthor((await params).slug)
  if (!author) return <NotFoundMessage />
  return (
    <>
      <JsonLd data={authorStructuredData(author)} />
      <AuthorView author={author} articles={await articlesOf(author)} />
    </>
  )
}
