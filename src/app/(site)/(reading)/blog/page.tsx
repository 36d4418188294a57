import { PostIndex } from '@/features/blog/list/components/post-index'
import { copyMetadata, pageCopy } from '@/features/page-copy/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbData } from '@/lib/seo/structured-data'

export const generateMetadata = () => copyMetadata('blog')

export default async function BlogPage() {
  const { headline, lead } = await pageCopy('blog')
  return (
    <>
      <JsonLd data={breadcrumbData([{ name: 'Blog', path: '/blog' }])} />
      <PostIndex title={headline} intro={lead} base="/blog" />
    </>
  )
}
