import { cachedContent } from '@/cms/cached-content'
import { siteFactsOf } from './facts'

export const siteFacts = cachedContent('site-facts', ['site-settings'], async (payload) =>
  siteFactsOf(await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })),
)
