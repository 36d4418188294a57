import { NewsletterBox } from '@/features/newsletter/components/newsletter-box'
import { CategoriesPanel } from '../../category/components/categories-panel'
import { countedCategories } from '../../category/queries'
import { popularPosts, publishedPosts } from '../queries'
import { PopularPanel } from './popular-panel'

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
