import type { Metadata } from 'next'

/** The name of the element by which a finished page says with which status it is to be sent. */
export const STATUS_META = 'page-status'

/**
 * Title and marks of a page that says that something does not exist. Pages return it with an ordinary
 * view, which the server sends with 404: for its own `notFound()` the framework sends an empty
 * document that only scripts fill.
 */
export const missingPage = (title = 'Page not found'): Metadata => ({
  title,
  robots: { index: false },
  other: { [STATUS_META]: '404' },
})
