import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import type { PostCard } from '../view'
import { PostFacts } from './post-facts'

export function PostRows({ posts, level = 3 }: { posts: readonly PostCard[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="border-line border-t">
      {posts.map((post) => (
        <li key={post.id} className="border-line border-b">
          <article className="group relative grid gap-x-8 gap-y-4 py-7 sm:grid-cols-[1fr_12rem] lg:grid-cols-[1fr_15rem]">
            <div className="grid content-start gap-2">
              {post.category ? <p className="kicker">{post.category.name}</p> : null}
              <Heading className="text-2xl">
                <SiteLink
                  href={`/blog/${post.slug}`}
                  className="decoration-1 decoration-signal underline-offset-[0.16em] after:absolute after:inset-0 group-hover:underline"
                >
                  {post.title}
                </SiteLink>
              </Heading>
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
