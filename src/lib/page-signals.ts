/** What the small inline scripts of a page and the framework's own scripts agree upon. */

/**
 * Fired on the window when the framework has taken the page over. Its detail, a function, tells which element stands now
 * for one that the framework has drawn anew.
 */
export const READY_EVENT = 'quickwin:ready'

/** In session storage: a toast that the last document left for the next one. */
export const CARRIED_TOAST_KEY = 'quickwin:toast'

/** Name of the meta element of pages whose scripts wait until somebody reaches for a control. */
export const SCRIPTS_META = 'page-scripts'
export const ON_TOUCH = 'on-touch'

/** Fired on the window, with the article's id, when the framework has shown an article. */
export const READ_EVENT = 'quickwin:read'

/** Fired on the window when the framework has shown a page whose address may name one of its questions. */
export const LINKED_EVENT = 'quickwin:linked'

/** Name of the meta element of a page made for one request that is the same for everybody until content changes. */
export const KEPT_META = 'page-kept'

/** Sent by a page's loader to the server: asks for a finished page with all that the framework's scripts take it over with. */
export const WHOLE_PAGE_HEADER = 'x-whole-page'
