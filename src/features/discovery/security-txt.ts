import { cachedContent } from '@/cms/cached-content'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180
const DAY_MS = 86_400_000

const contact = cachedContent('security-contact', ['site-settings'], async (payload): Promise<string> => {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
  return settings.securityContact || settings.contactEmail
})

const asUri = (place: string) => (place.startsWith('https://') ? place : `mailto:${place}`)

/** @param now UTC instant */
export async function securityText(now: Date): Promise<string> {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: ${asUri(await contact())}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}
