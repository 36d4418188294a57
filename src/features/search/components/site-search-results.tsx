import Form from 'next/form'
import { LinkButtons } from '@/components/page/link-buttons'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { SiteLink } from '@/components/ui/site-link'
import { Pagination } from '@/features/blog/list/components/pagination'
import { log } from '@/lib/log'
import { nearNote } from '../near-note'
import { type SearchResult, type SiteSearch, searchSite } from '../queries'

function SiteSearchForm({ query }: { query: string }) {
  return (
    <Form action="/search" role="search" className="flex flex-wrap gap-3" prefetch={false}>
      <label htmlFor="site-search" className="sr-only">
        Search the site
      </label>
      <div className="relative min-w-[min(14rem,100%)] flex-1">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-faint"
        />
        <Input
          id="site-search"
          type="search"
          name="q"
          key={query}
          defaultValue={query}
          maxLength={100}
          placeholder="Invoices, pricing, data protection"
          className="pl-11"
        />
      </div>
      <Button type="submit">Search</Button>
    </Form>
  )
}

const starts = [
  { label: 'Questions and answers', href: '/faq' },
  { label: 'Automation ideas', href: '/automation-ideas' },
  { label: 'Articles', href: '/blog' },
  { label: 'Plans and prices', href: '/pricing' },
]

const byRank = { before: 'Previous', after: 'Next' }

async function find(query: string, page: number): Promise<SiteSearch | null> {
  try {
    return await searchSite(query, page)
  } catch (error) {
    log.error({ err: error }, 'site search failed')
    return null
  }
}

function addressOf(query: string, page: number): string {
  const parameters = new URLSearchParams({ q: query, ...(page > 1 ? { page: String(page) } : {}) })
  return `/search?${parameters}`
}

function Result({ result: { kind, path, title, summary } }: { result: SearchResult }) {
  return (
    <li className="grid gap-1.5 border-line border-b py-6">
      <p className="text-faint text-sm">{kind}</p>
      <h2 className="text-2xl wrap-anywhere">
        <SiteLink href={path} className="underline-offset-4 hover:underline">
          {title}
        </SiteLink>
      </h2>
      {summary ? <p className="max-w-prose text-soft wrap-anywhere">{summary}</p> : null}
    </li>
  )
}

function intro(query: string, { total, corrected, near }: SiteSearch): string {
  if (!query) return 'Articles, automation ideas, answers and pages.'
  const count = `${total} ${total === 1 ? 'result' : 'results'} for “${query}”`
  const all = corrected.length > 0 && total > 0 ? `${count}, looking for ${corrected.join(', ')}` : count
  return near ? `${all}. ${nearNote}` : all
}

export async function SiteSearchResults({ query, page }: { query: string; page: number }) {
  const found = await find(query, page)
  return (
    <Container className="grid gap-10 pt-12 pb-20 sm:pt-16 lg:pb-28">
      <header className="grid max-w-3xl gap-6">
        <h1 className="text-5xl">Search</h1>
        <SiteSearchForm query={query} />
        {found ? <p className="text-soft wrap-anywhere">{intro(query, found)}</p> : null}
      </header>
      {!found ? (
        <Alert tone="error" title="Search is not available right now" live>
          Please try again in a moment.
        </Alert>
      ) : found.total > 0 ? (
        <div className="max-w-3xl">
          <ol className="border-ink border-t">
            {found.results.map((result) => (
              <Result key={result.path} result={result} />
            ))}
          </ol>
          <Pagination
            current={found.page}
            total={found.pages}
            hrefOf={(to) => addressOf(query, to)}
            words={byRank}
          />
        </div>
      ) : query ? (
        <EmptyState title="Nothing found" action={<LinkButtons links={starts} />}>
          Try different search terms, or{' '}
          <SiteLink href="/contact" className="text-link">
            ask us
          </SiteLink>
          .
        </EmptyState>
      ) : (
        <LinkButtons links={starts} />
      )}
    </Container>
  )
}
