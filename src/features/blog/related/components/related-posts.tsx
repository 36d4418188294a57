import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { SiteLink } from '@/components/ui/site-link'
import { PostFacts } from '../../list/components/post-facts'
import type { PostCard } from '../../list/view'

export function RelatedPosts({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null
  return (
    <Section labelledBy="related-title" tone="sunken" className="print:hidden">
      <h2 id="related-title" className="text-3xl">
        Read on
      </h2>
      <ul className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[1.4fr_1fr] lg:grid-rows-2">
        {posts.map((post, place) => (
          <li key={post.id} className="group relative lg:first:row-span-2">
            <article className="grid content-start gap-4 group-not-first:border-line-strong group-not-first:border-t group-not-first:pt-6">
              {place === 0 && post.picture ? (
                <Picture
                  picture={post.picture}
                  sizes="(min-width: 1024px) 640px, calc(100vw - 2.5rem)"
                  decorative
                  className="aspect-video rounded-lg border border-line object-cover"
                />
              ) : null}
              <div className="grid gap-2">
                <h3 className="text-xl group-first:text-2xl">
                  <SiteLink
                    href={`/blog/${post.slug}`}
                    className="underline-offset-[0.16em] after:absolute after:inset-0 group-hover:underline"
                  >
                    {post.title}
                  </SiteLink>
                </h3>
                <p className="line-clamp-3 max-w-prose text-soft">{post.excerpt}</p>
                <PostFacts post={post} />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
