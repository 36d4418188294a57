import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { categoryMetadata } from '@/features/blog/category/metadata'
import { findCategory } from '@/features/blog/category/queries'
import { PostIndex } from '@/features/blog/list/components/post-index'
import { furtherPage } from '@/features/blog/list/queries'
import { missingPage } from '@/lib/seo/missing-page'

type Params = { params: Promise<{ category: string; page: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { category: slug, page: text } = await params
  const [category, page] = await Promise.all([findCategory(slug), furtherPage(slug, text)])
  return category && page ? categoryMetadata(category, page) : missingPage()
}

export default async function CategoryPageAt({ params }: Params) {
  const { category: slug, page: text } = await params
  const [category, page] = await Promise.all([findCategory(slug), furtherPage(slug, text)])
  if (!category || !page) return <NotFoundMessage />
  return (
    <PostIndex title={category.name} intro="" base={`/blog/category/${slug}`} category={slug} page={page} />
  )
}
