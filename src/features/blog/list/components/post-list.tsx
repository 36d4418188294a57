import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import type { PostCard } from '../view'
import { PostFacts } from './post-facts'

export function PostRows({ posts }: { posts: readonly PostCard[] }) {
  return (
    <ul className="border-line border-t">
      {posts.map((post) => (
        <li key={post.id} className="border-line border-b">
          <article className="group relative grid gap-x-8 gap-y-4 py-7 sm:grid-cols-[1fr_12rem] lg:grid-cols-[1fr_15rem]">
            <div className="grid content-start gap-2">
              {post.category ? <p className="kicker">{post.category.name}</p> : null}
              <h3 className="text-2xl">
                <SiteLink
                  href={`/blog/${post.slug}`}
                  className="decoration-1 decoration-signal underline-offset-[0.16em] after:absolute after:inset-0 group-hover:underline"
                >
                  {post.title}
                </SiteLink>
              </h3>
              {post.excerpt ? <p className="line-clamp-3 max-w-prose text-soft">{post.excerpt}</p> : null}
              <PostFacts post={post} className="mt-1" />
            </div>
            {post.picture ? (
              <Picture
                picture={post.picture}
                sizes="(min-width: 1024px) 240px, (min-width: 640px) 192px, calc(100vw - 2.5rem)"
                decorative
                className="hidden aspect-video rounded-md border border-line object-cover sm:block"
              />
            ) : null}
          </article>
        </li>
      ))}
    </ul>
  )
}

function FeaturedPost({ post }: { post: PostCard }) {
  return (
    <article className="group relative grid items-end gap-x-12 gap-y-6 lg:grid-cols-[1.7fr_1fr]">
      {post.picture ? (
        <div className="overflow-hidden rounded-lg border border-line">
          <Picture
            picture={post.picture}
            sizes="(min-width: 1248px) 710px, (min-width: 1024px) 58vw, calc(100vw - 2.5rem)"
            first
            decorative
            className="aspect-video object-cover transition-transform duration-500 group-hover:scale-[1.015]"
          />
        </div>
      ) : null}
      <div className="grid gap-4 lg:pb-2">
        <p className="kicker">{post.category?.name ?? 'Latest'}</p>
        <h2 className="text-3xl lg:text-4xl">
          <SiteLink
            href={`/blog/${post.slug}`}
            className="decoration-2 decoration-signal underline-offset-[0.14em] after:absolute after:inset-0 group-hover:underline"
          >
            {post.title}
          </SiteLink>
        </h2>
        {post.excerpt ? <p className="text-lg text-soft">{post.excerpt}</p> : null}
        <PostFacts post={post} withAuthor />
      </div>
    </article>
  )
}

type PostListProps = {
  posts: readonly PostCard[]
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
