import { cachedContent } from '@/cms/cached-content'
import { findRedirect } from './find-redirect'

/** Where the page went that once stood at `path`; null where none did, or none that visitors may see now. */
export const movedPage = cachedContent(
  'moved-page',
  ['redirects', 'blogs', 'ideas', 'flagships'],
  async (payload, path: string): Promise<string | null> => (await findRedirect(payload, path)) ?? null,
)
