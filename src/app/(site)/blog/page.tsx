import { blogPage } from '@/content/listing-pages'
import { PostIndex } from '@/features/blog/list/components/post-index'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { breadcrumbData } from '@/lib/seo/structured-data'

export const metadata = pageMetadata(blogPage.meta, '/blog')

/** The blog: featured article, six recent ones, categories, newsletter, popular articles. */
export default function BlogPage() {
  return (
    <>
      <JsonLd data={breadcrumbData([{ name: 'Blog', path: '/blog' }])} />
      <PostIndex title={blogPage.headline} intro={blogPage.intro} base="/blog" />
    </>
  )
}
