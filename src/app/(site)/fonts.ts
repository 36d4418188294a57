import localFont from 'next/font/local'

/** Headings and quotes. The fallback is metrically adjusted, so the swap moves nothing. */
export const newsreader = localFont({
  src: '../../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
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
