import { SiteLink } from '@/components/ui/site-link'
import { NewsletterBox } from '@/features/newsletter/components/newsletter-box'
import { CategoriesPanel } from '../../category/components/categories-panel'
import { countedCategories } from '../../category/queries'
import { popularPosts, publishedPosts } from '../queries'
import type { PostCard } from '../view'

function PopularPanel({ posts }: { posts: readonly PostCard[] }) {
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

export async function BlogAside({ category }: { category: string | null }) {
  const [categories, popular, { total }] = await Promise.all([
    countedCategories(),
    popularPosts(),
    publishedPosts('', 1),
  ])
  return (
    <div className="grid content-start gap-12 sm:max-lg:grid-cols-2">
      <CategoriesPanel categories={categories} all={total} current={category} />
      <PopularPanel posts={popular} />
      <div className="sm:max-lg:col-span-2">
        <NewsletterBox id="newsletter" />
      </div>
    </div>
  )
}
