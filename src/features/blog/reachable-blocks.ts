/** Tables and code of an article's HTML, reachable by keyboard: on a phone they are wider than the screen and scroll. */
export const withReachableBlocks = (html: string): string =>
  html.replaceAll('<table>', '<table tabindex="0">').replaceAll('<pre>', '<pre tabindex="0">')
