import type { Metadata } from 'next'

/** Name of the meta element with the status code of a finished page. */
export const STATUS_META = 'page-status'

/**
 * Metadata of a page for something that does not exist. The page returns it with an ordinary view, and the server sends the
 * page with 404. Next's own `notFound()` sends an empty document that only scripts fill.
 */
export const missingPage = (title = 'Page not found'): Metadata => ({
  title,
  robots: { index: false },
  other: { [STATUS_META]: '404' },
})
