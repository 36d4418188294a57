import { foldLetters } from '@/lib/text/fold-letters'
import { builtInRoutes } from './built-in-routes'

export const MAX_SLUG_LENGTH = 120

/** Lowercase letters, digits and single hyphens between them. */
export const isSlug = (text: string): boolean =>
  text.length <= MAX_SLUG_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** Slugs that other pages use: /blog/search is not an article. */
const reserved: Record<string, readonly string[]> = {
  blogs: ['search', 'page', 'category'],
  'custom-pages': builtInRoutes,
}

/** Returns true if the slug's address belongs to another page. */
export const isReservedSlug = (collection: string, slug: string): boolean =>
  reserved[collection]?.includes(slug) ?? false

/** The specification's slug of a title. Returns '' if the title has no letter or digit that an address can show. */
export const slugify = (title: string): string =>
  foldLetters(title)
    .replace(/[\p{Pd}_]/gu, '-')
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')

/** `slug`, or the first free one of slug-2, slug-3 ... `isTaken` asks for another document's slug. */
export async function freeSlug(slug: string, isTaken: (candidate: string) => Promise<boolean>) {
  let candidate = slug
  for (let number = 2; await isTaken(candidate); number++) {
    const suffix = `-${number}`
    candidate = slug.slice(0, MAX_SLUG_LENGTH - suffix.length).replace(/-+$/, '') + suffix
  }
  return candidate
}
