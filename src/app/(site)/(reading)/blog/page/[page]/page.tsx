import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { PostIndex } from '@/features/blog/list/components/post-index'
import { furtherPage } from '@/features/blog/list/queries'
import { pagePath } from '@/features/blog/list/rules'
import { pageCopy } from '@/features/page-copy/queries'
import { missingPage } from '@/lib/seo/missing-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Params = { params: Promise<{ page: string }> }

// Each page is rendered at the first request, and kept.
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const page = await furtherPage('', (await params).page)
  if (!page) return missingPage()
  const { title, description } = (await pageCopy('blog')).meta
  return pageMetadata(
    { title: `${title}, page ${page}`, description: `${description} Page ${page}.` },
    pagePath('/blog', page),
    { cardOf: '/blog' },
  )
}

export default async function BlogPageAt({ params }: Params) {
  const page = await furtherPage('', (await params).page)
  if (!page) return <NotFoundMessage />
  const { headline } = await pageCopy('blog')
  return <PostIndex title={headline} intro="" base="/blog" page={page} />
}
