import { SiteLink } from '@/components/ui/site-link'
import type { PostCard } from '../view'

export function PopularPanel({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="popular-title">
      <h2 id="popular-title" className="text-xl">
        Popular
      </h2>
      <ol className="mt-3 border-line border-t">
        {posts.map((post, place) => (
          <li
            key={post.id}
            className="group relative grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline border-line border-b py-3.5"
          >
            <span aria-hidden="true" className="font-display text-2xl text-signal-text leading-none">
              {place + 1}
            </span>
            <div className="grid min-w-0 gap-0.5 wrap-anywhere">
              <SiteLink
                href={`/blog/${post.slug}`}
                className="font-semibold text-sm after:absolute after:inset-0 group-hover:underline"
              >
                {post.title}
              </SiteLink>
              <span className="text-faint text-xs">{`${post.readTime} min read`}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
