import type { Metadata } from 'next'
import { SearchResults } from '@/features/blog/search/components/search-results'
import { searchQuery } from '@/features/blog/search/rules'
import { pageMetadata } from '@/lib/seo/page-metadata'

type SearchParams = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = pageMetadata(
  { title: 'Search the Blog', description: 'Search our articles on automation by title, topic or tag.' },
  '/blog/search',
  { cardOf: '/blog', hidden: true },
)

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

/** The blog's search results, rendered for each request, so that the blog itself stays static. */
export default async function BlogSearchPage({ searchParams }: SearchParams) {
  const { q, page } = await searchParams
  return <SearchResults query={searchQuery(first(q))} page={first(page)} />
}
