import { cachedContent } from '@/cms/cached-content'
import { findRedirect } from './find-redirect'

/** The new address of a page that moved. Null if there is no visible one. */
export const movedPage = cachedContent(
  'moved-page',
  ['redirects', 'blogs', 'ideas', 'flagships'],
  async (payload, path: string): Promise<string | null> => (await findRedirect(payload, path)) ?? null,
)
