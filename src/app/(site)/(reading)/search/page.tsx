import type { Metadata } from 'next'
import { pageNumber } from '@/features/blog/list/rules'
import { searchQuery } from '@/features/blog/search/rules'
import { SiteSearchResults } from '@/features/search/components/site-search-results'
import { pageMetadata } from '@/lib/seo/page-metadata'

type SearchParams = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = pageMetadata(
  { title: 'Search', description: 'Search our articles, automation ideas, answers and pages.' },
  '/search',
  { hidden: true },
)

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

export default async function SearchPage({ searchParams }: SearchParams) {
  const { q, page } = await searchParams
  return <SiteSearchResults query={searchQuery(first(q))} page={pageNumber(first(page)) ?? 1} />
}
