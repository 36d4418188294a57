import { payloadInstance } from '@/cms/payload'
import { Alert } from '@/components/ui/alert'
import { Container } from '@/components/ui/container'
import { withFigures } from '@/features/site/figures'
import { keptUntilChange } from '@/lib/cache/kept-until-change'
import { log } from '@/lib/log'
import { BlogAside } from '../../list/components/blog-aside'
import { BlogMasthead } from '../../list/components/blog-masthead'
import { Pagination } from '../../list/components/pagination'
import { PostList } from '../../list/components/post-list'
import type { PostPage } from '../../list/queries'
import { pageNumber } from '../../list/rules'
import { searchPosts } from '../queries'
import { searchWords } from '../rules'

const answers = keptUntilChange<PostPage>(
  async (key) => {
    const [page = '1', query = ''] = key.split('\n', 2)
    return withFigures(await searchPosts(await payloadInstance(), { query, page: Number(page) }))
  },
  { maxEntries: 1000, maxBytes: 8 * 1024 * 1024 },
)

async function find(query: string, page: number): Promise<PostPage | null> {
  try {
    return await answers.get(`${page}\n${searchWords(query).join(' ')}`)
  } catch (error) {
    log.error({ err: error }, 'blog search failed')
    return null
  }
}

function addressOf(query: string, page: number): string {
  const parameters = new URLSearchParams({ q: query, ...(page > 1 ? { page: String(page) } : {}) })
  return `/blog/search?${parameters}`
}

export async function SearchResults({ query, page: text }: { query: string; page: string }) {
  const page = pageNumber(text) ?? 1
  const found = await find(query, page)
  if (!found) {
    return (
      <>
        <BlogMasthead title="Search the blog" intro="" query={query} />
        <Container className="py-14">
          <Alert tone="error" title="Error" live>
            Failed to load blog posts
          </Alert>
        </Container>
      </>
    )
  }
  const { posts, total, pages } = found
  const count = `${total} ${total === 1 ? 'article' : 'articles'}`
  return (
    <>
      <BlogMasthead
        title="Search the blog"
        intro={query ? `${count} for “${query}”` : `All ${count}`}
        query={query}
      />
      <PostList
        posts={posts}
        featured={page === 1}
        heading={page === 1 ? 'More results' : `Page ${page} of ${pages}`}
        emptyHint="Try different search terms"
        aside={<BlogAside category={null} />}
        pagination={<Pagination current={page} total={pages} hrefOf={(to) => addressOf(query, to)} />}
      />
    </>
  )
}
