import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import type { PostCard } from '../view'
import { FeaturedPost } from './featured-post'
import { PostRows } from './post-rows'

type PostListProps = {
  posts: readonly PostCard[]
  /** Shows the first article large. For first pages only. */
  featured: boolean
  heading: string
  emptyHint: string
  aside: ReactNode
  pagination?: ReactNode
}

export function PostList({ posts, featured, heading, emptyHint, aside, pagination }: PostListProps) {
  const lead = featured ? posts[0] : undefined
  const rows = lead ? posts.slice(1) : posts
  return (
    <Container className="grid gap-y-14 py-10 sm:py-14 lg:gap-y-20">
      {lead ? <FeaturedPost post={lead} /> : null}
      <div className="grid gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div>
          {posts.length === 0 ? <EmptyState title="No blog posts found">{emptyHint}</EmptyState> : null}
          {rows.length > 0 ? (
            <section aria-labelledby="posts-title">
              <h2 id="posts-title" className="mb-5 text-xl">
                {heading}
              </h2>
              <PostRows posts={rows} />
            </section>
          ) : null}
          {pagination}
        </div>
        <aside aria-label="More from the blog">{aside}</aside>
      </div>
    </Container>
  )
}
