import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { blogPage } from '@/content/listing-pages'
import { PostIndex } from '@/features/blog/components/post-index'
import { publishedPosts } from '@/features/blog/list-queries'
import { pageNumber, pagePath } from '@/features/blog/pagination'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Params = { params: Promise<{ page: string }> }

// Each page is made when it is first asked for, and kept.
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const page = pageNumber((await params).page)
  if (!page) return {}
  const { title, description } = blogPage.meta
  return pageMetadata(
    { title: `${title}, page ${page}`, description: `${description} Page ${page}.` },
    pagePath('/blog', page),
    { cardOf: '/blog' },
  )
}

/** The older articles of the blog, page by page. */
export default async function BlogPageAt({ params }: Params) {
  const page = pageNumber((await params).page)
  if (!page || (await publishedPosts('', page)).posts.length === 0) notFound()
  return <PostIndex title={blogPage.headline} intro="" base="/blog" page={page} />
}
