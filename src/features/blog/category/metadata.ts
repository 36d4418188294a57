import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { pagePath } from '../list/rules'
import type { CountedCategory } from './queries'

export function categoryMetadata({ name, slug, description }: CountedCategory, page: number): Metadata {
  const suffix = page === 1 ? '' : `, page ${page}`
  return pageMetadata(
    {
      title: `${name}: Articles on Automation${suffix}`,
      description: `${description || `All articles on ${name}.`}${page === 1 ? '' : ` Page ${page}.`}`,
    },
    pagePath(`/blog/category/${slug}`, page),
    { cardOf: '/blog' },
  )
}
