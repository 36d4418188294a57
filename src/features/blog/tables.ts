/** Tables of an article's HTML, reachable by keyboard: on a phone they are wider than the screen and scroll. */
export const withReachableTables = (html: string): string =>
  html.replaceAll('<table>', '<table tabindex="0">')
