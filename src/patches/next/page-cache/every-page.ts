/** Next adds this tag to every page and route handler. */
export const EVERY_PAGE = '_N_T_/layout'
