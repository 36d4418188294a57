import type { MetadataRoute } from 'next'
import { publicAuthors } from '@/features/author/queries'
import { countedCategories } from '@/features/blog/category/queries'
import { publicFlagships } from '@/features/flagship/queries'
import { publicIdeas } from '@/features/idea/queries'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { fixedPaths } from './fixed-pages'
import { listedPosts } from './listed-posts'

/** Every public page. Drafts, archived and hidden entries are left out. */
export async function sitemapEntries(): Promise<MetadataRoute.Sitemap> {
  const [posts, categories, ideas, flagships, authors] = await Promise.all([
    listedPosts(),
    countedCategories(),
    publicIdeas(),
    publicFlagships(),
    publicAuthors(),
  ])
  return [
    ...[...fixedPaths].map((path) => ({ url: absoluteUrl(path) })),
    ...ideas.map(({ slug, updatedAt }) => ({
      url: absoluteUrl(`/automation-ideas/${slug}`),
      lastModified: updatedAt,
    })),
    ...flagships.map(({ slug, updatedAt }) => ({
      url: absoluteUrl(`/flagship/${slug}`),
      lastModified: updatedAt,
    })),
    ...categories
      .filter(({ count }) => count > 0)
      .map(({ slug }) => ({ url: absoluteUrl(`/blog/category/${slug}`) })),
    ...(authors.some(({ onTeamPage }) => onTeamPage) ? [{ url: absoluteUrl('/team') }] : []),
    ...authors.map(({ path }) => ({ url: absoluteUrl(path) })),
    ...posts.map(({ slug, updatedAt }) => ({ url: absoluteUrl(`/blog/${slug}`), lastModified: updatedAt })),
  ]
}
