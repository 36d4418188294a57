import localFont from 'next/font/local'

/**
 * Headings and quotes. One weight replaces all others, and the preloaded files hold only what English text needs: every page's
 * first paint waits for them. `scripts/basic-fonts.sh` makes them.
 * Neither family replaces a text that was painted without it: on a machine without Arial and Times New Roman the adjusted
 * fallbacks do not fit, and lines would reflow while visitors read. On all but slow connections, preloaded files arrive for the
 * first paint; otherwise the next page uses them.
 */
export const newsreader = localFont({
  src: '../../components/fonts/newsreader-basic.woff2',
  weight: '200 800',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
  variable: '--font-newsreader',
})

/** All small text: paragraphs, controls, tables. */
export const instrumentSans = localFont({
  src: '../../components/fonts/instrument-sans-basic.woff2',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
  variable: '--font-instrument',
})

// Letters such as é, ę and ő, in files that a page fetches only when it has such a letter. They come too late for the first
// paint, so they replace the letter, which moves next to nothing.
const newsreaderLatin = localFont({
  src: '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-newsreader-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A2, U+00A4-00A8, U+00AA, U+00AC-00AF, U+00B1-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+0152-0153, U+2039-203A',
    },
  ],
})

const instrumentSansLatin = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-instrument-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A2, U+00A4-00A8, U+00AA, U+00AC-00AF, U+00B1-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+0152-0153, U+2039-203A',
    },
  ],
})

const newsreaderExtended = localFont({
  src: '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff2',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-newsreader-extended',
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF' }],
})

const instrumentSansExtended = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-instrument-extended',
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF' }],
})

export const fontClasses = [
  newsreader,
  instrumentSans,
  newsreaderLatin,
  instrumentSansLatin,
  newsreaderExtended,
  instrumentSansExtended,
]
  .map(({ variable }) => variable)
  .join(' ')
