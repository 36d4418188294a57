/** What changes something when it is opened, shows what belongs to one person, or is no page. */
const never = [
  '/api/*',
  '/admin*',
  '/super-admin*',
  '/dashboard*',
  '/auth*',
  '/access-denied*',
  '/preview/*',
  '/bookings/*',
  '/confirm-email*',
  '/client-register*',
  '/registration-success*',
  '/newsletter/*',
  '/media/*',
  '/*.*',
]

/** Rendered for each request. */
const searches = ['/search*', '/blog/search*']

/** Pages with a tool, which would begin to work for somebody who has not come: they are fetched, and not run. */
const tools = ['/book-call*', '/contact*']

const not = (paths: readonly string[]) => paths.map((path) => ({ not: { href_matches: path } }))

/**
 * Speculation rules: when a pointer rests on a link or a finger touches it, the page behind it is fetched, and made ready where
 * it is only read. Browsers that do not know them ignore them.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: tools }, eagerness: 'moderate' }],
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...not([...never, ...searches, ...tools]),
          { not: { selector_matches: '[download],[target=_blank],[href*="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
