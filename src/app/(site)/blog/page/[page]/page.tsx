import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { blogPage } from '@/content/listing-pages'
import { PostIndex } from '@/features/blog/list/components/post-index'
import { furtherPage } from '@/features/blog/list/queries'
import { pagePath } from '@/features/blog/list/rules'
import { missingPage } from '@/lib/seo/missing-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Params = { params: Promise<{ page: string }> }

// Each page is made when it is first asked for, and kept.
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const page = await furtherPage('', (await params).page)
  if (!page) return missingPage()
  const { title, description } = blogPage.meta
  return pageMetadata(
    { title: `${title}, page ${page}`, description: `${description} Page ${page}.` },
    pagePath('/blog', page),
    { cardOf: '/blog' },
  )
}

/** The older articles of the blog, page by page. */
export default async function BlogPageAt({ params }: Params) {
  const page = await furtherPage('', (await params).page)
  if (!page) return <NotFoundMessage />
  return <PostIndex title={blogPage.headline} intro="" base="/blog" page={page} />
}
