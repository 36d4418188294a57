import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { categoryMetadata, findCategory } from '@/features/blog/category-page'
import { PostIndex } from '@/features/blog/components/post-index'
import { publishedPosts } from '@/features/blog/list-queries'
import { pageNumber } from '@/features/blog/pagination'

type Params = { params: Promise<{ category: string; page: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { category: slug, page: text } = await params
  const [category, page] = [await findCategory(slug), pageNumber(text)]
  return category && page ? categoryMetadata(category, page) : {}
}

/** The older articles of one category. */
export default async function CategoryPageAt({ params }: Params) {
  const { category: slug, page: text } = await params
  const [category, page] = [await findCategory(slug), pageNumber(text)]
  if (!category || !page || (await publishedPosts(slug, page)).posts.length === 0) notFound()
  return (
    <PostIndex title={category.name} intro="" base={`/blog/category/${slug}`} category={slug} page={page} />
  )
}
