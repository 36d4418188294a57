import { Alert } from '@/components/ui/alert'
import { Container } from '@/components/ui/container'
import { log } from '@/lib/log'
import { payloadInstance } from '@/lib/payload'
import type { PostPage } from '../list-queries'
import { pageNumber } from '../pagination'
import { searchPosts } from '../search'
import { BlogAside } from './blog-aside'
import { BlogMasthead } from './blog-masthead'
import { Pagination } from './pagination'
import { PostList } from './post-list'

/** The articles for a search, or null when the database does not answer. */
async function find(query: string, page: number): Promise<PostPage | null> {
  try {
    return await searchPosts(await payloadInstance(), { query, page })
  } catch (error) {
    log.error({ err: error }, 'blog search failed')
    return null
  }
}

function addressOf(query: string, page: number): string {
  const parameters = new URLSearchParams({ q: query, ...(page > 1 ? { page: String(page) } : {}) })
  return `/blog/search?${parameters}`
}

/** The page of a search: the same list as the blog, with how much was found. */
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
