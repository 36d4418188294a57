import { cachedContent } from '@/cms/cached-content'
import { siteFigures } from '@/features/site/figures'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** False if the site settings switch the tools off. */
export const assistantsAllowed = cachedContent('assistants', ['site-settings'], async (payload) => {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  return settings.assistants !== false
})

/** Where assistants find the tools. Undefined if they are switched off. */
export async function serverCard() {
  if (!(await assistantsAllowed())) return undefined
  const { brandName } = await siteFigures()
  return {
    name: 'quickwin',
    title: brandName,
    description:
      'Services and prices, articles, free times, and holding a call that the visitor confirms by mail.',
    remotes: [{ type: 'streamable-http', url: absoluteUrl('/api/mcp') }],
  }
}
