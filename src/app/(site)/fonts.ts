import localFont from 'next/font/local'

/**
 * Headings and quotes. One weight stands for all that are asked for: the variable file is 59 kB, this
 * one 24, and it is on the way of every page's first paint. The fallback is metrically adjusted, so
 * the swap moves nothing.
 */
export const newsreader = localFont({
  src: '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  variable: '--font-newsreader',
})

/** Everything that is read in small sizes: text, controls, tables. */
export const instrumentSans = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
  variable: '--font-instrument',
})

/** Both families as one class for the html element. */
export const fontClasses = `${newsreader.variable} ${instrumentSans.variable}`
