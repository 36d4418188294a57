/** Where the site has no mail server, its pages promise no email. The layout says so on the page's root. */
export const emailsAttribute = (mailServer: string | undefined) =>
  mailServer ? {} : { 'data-emails': 'stored' }

/** In a browser: `sent`, or `otherwise` where emails are stored and not sent. */
export const emailText = (sent: string, otherwise: string): string =>
  document.documentElement.dataset.emails === 'stored' ? otherwise : sent
