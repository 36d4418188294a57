export const MAX_SLUG_LENGTH = 120

/** Lowercase letters, digits and single hyphens between them. */
export const isSlug = (text: string): boolean =>
  text.length <= MAX_SLUG_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** Names that stand for a page of their own beside a collection's documents: /blog/search is no article. */
const reserved: Record<string, readonly string[]> = { blogs: ['search', 'page', 'category'] }

/** Whether no document of the collection can have this slug, because its address is another page's. */
export const isReservedSlug = (collection: string, slug: string): boolean =>
  reserved[collection]?.includes(slug) ?? false

/**
 * The specification's slug of a title: lowercase, everything but letters, digits and spaces stripped,
 * spaces to hyphens. Accents are dropped first, so that "Café" is "cafe" and not "caf".
 * @param fallback used when nothing of the title is left, as with one in another script
 */
export function slugify(title: string, fallback = 'untitled'): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')
  return slug || fallback
}

/**
 * `slug`, or the first of slug-2, slug-3 ... that is free.
 * @param isTaken asks whether another document holds that slug
 */
export async function freeSlug(
  slug: string,
  isTaken: (candidate: string) => Promise<boolean>,
): Promise<string> {
  let candidate = slug
  for (let number = 2; await isTaken(candidate); number++) {
    const suffix = `-${number}`
    candidate = slug.slice(0, MAX_SLUG_LENGTH - suffix.length).replace(/-+$/, '') + suffix
  }
  return candidate
}
