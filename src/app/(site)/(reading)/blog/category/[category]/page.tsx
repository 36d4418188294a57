import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { categoryMetadata } from '@/features/blog/category/metadata'
import { findCategory } from '@/features/blog/category/queries'
import { PostIndex } from '@/features/blog/list/components/post-index'
import { JsonLd } from '@/lib/seo/json-ld'
import { missingPage } from '@/lib/seo/missing-page'
import { breadcrumbData } from '@/lib/seo/structured-data'

type Params = { params: Promise<{ category: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const category = await findCategory((await params).category)
  return category ? categoryMetadata(category, 1) : missingPage()
}

export default async function CategoryPage({ params }: Params) {
  const category = await findCategory((await params).category)
  if (!category) return <NotFoundMessage />
  const { name, slug, description } = category
  const base = `/blog/category/${slug}`
  return (
    <>
      <JsonLd
        data={breadcrumbData([
          { name: 'Blog', path: '/blog' },
          { name, path: base },
        ])}
      />
      <PostIndex title={name} intro={description} base={base} category={slug} />
    </>
  )
}
