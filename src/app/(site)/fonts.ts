import localFont from 'next/font/local'

/**
 * Headings and quotes. One weight stands for all that are asked for: the variable file is 59 kB, this
 * one 24, and it is on the way of every page's first paint.
 *
 * Neither family is put in once a text has been painted without it: where a machine has no Arial and no Times New
 * Roman, the adjusted fallbacks do not hold, and lines would break anew while somebody reads. Preloaded files are there
 * for the first paint on all but slow connections, and for the next page on those.
 */
export const newsreader = localFont({
  src: '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  weight: '200 800',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
  variable: '--font-newsreader',
})

/** Everything that is read in small sizes: text, controls, tables. */
export const instrumentSans = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
  variable: '--font-instrument',
})

/** Both families as one class for the html element. */
export const fontClasses = `${newsreader.variable} ${instrumentSans.variable}`
