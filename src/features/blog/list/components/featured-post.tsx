import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import type { PostCard } from '../view'
import { PostFacts } from './post-facts'

export function FeaturedPost({ post }: { post: PostCard }) {
  return (
    <article className="group relative grid items-end gap-x-12 gap-y-6 lg:grid-cols-[1.7fr_1fr]">
      {post.picture ? (
        <div className="overflow-hidden rounded-lg border border-line">
          <Picture
            picture={post.picture}
            sizes="(min-width: 1248px) 710px, (min-width: 1024px) 58vw, 100vw"
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
