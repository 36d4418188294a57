import type { MetadataRoute } from 'next'
import { publicAuthors } from '@/features/author/queries'
import { countedCategories } from '@/features/blog/category/queries'
import { publicCaseStudies } from '@/features/case-study/queries'
import { publicCustomPages } from '@/features/custom-page/queries'
import { publicFlagships } from '@/features/flagship/queries'
import { publicIdeas } from '@/features/idea/queries'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { listedBuiltInPages } from './listed-pages'
import { listedPosts } from './listed-posts'

const below =
  (base: string) =>
  ({ slug, updatedAt }: { slug: string; updatedAt: string }) => ({
    url: absoluteUrl(`${base}/${slug}`),
    lastModified: updatedAt,
  })

export async function sitemapEntries(): Promise<MetadataRoute.Sitemap> {
  const [fixed, pages, studies, posts, categories, ideas, flagships, authors] = await Promise.all([
    listedBuiltInPages(),
    publicCustomPages(),
    publicCaseStudies(),
    listedPosts(),
    countedCategories(),
    publicIdeas(),
    publicFlagships(),
    publicAuthors(),
  ])
  return [
    ...fixed.map(({ path }) => ({ url: absoluteUrl(path) })),
    ...pages.map(below('')),
    ...studies.map(below('/case-studies')),
    ...ideas.map(below('/automation-ideas')),
    ...flagships.map(below('/flagship')),
    ...categories
      .filter(({ count }) => count > 0)
      .map(({ slug }) => ({ url: absoluteUrl(`/blog/category/${slug}`) })),
    ...(authors.some(({ onTeamPage }) => onTeamPage) ? [{ url: absoluteUrl('/team') }] : []),
    ...authors.map(({ path }) => ({ url: absoluteUrl(path) })),
    ...posts.map(below('/blog')),
  ]
}
