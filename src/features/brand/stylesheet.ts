import { type BrandColors, isDefault, type Pair, paletteOf } from '@/lib/colors/palette'

/** What a stored file of the brand is called (`<hash>.woff2`), for headings and for text. */
export interface BrandFonts {
  /** `newsreader`: both families of the default. `instrument`: the text's family for headings too. `own`: uploaded files. */
  choice: 'newsreader' | 'instrument' | 'own'
  heading?: string | undefined
  text?: string | undefined
}

/** Paper is white when a page is printed (src/app/(site)/print.css). */
const onScreens = new Set(['paper', 'surface', 'sunken', 'deep', 'on-deep-soft', 'on-deep-signal'])

const declared = (entries: readonly (readonly [string, Pair])[], scheme: 0 | 1) =>
  entries.map(([name, pair]) => `--color-${name}:${pair[scheme]}`).join(';')

// The CMS has names of its own (src/app/(payload)/theme.css).
const CMS =
  '--brand:var(--color-action);--brand-hover:var(--color-action-hover);--on-brand:var(--color-on-action);--brand-thread:var(--color-signal);--theme-elevation-0:var(--color-paper);--theme-elevation-50:var(--color-sunken);--theme-elevation-100:var(--color-sunken);--theme-elevation-150:var(--color-line);--theme-elevation-200:var(--color-line);--theme-input-bg:var(--color-surface)'

/** Without `light-dark()`, which browsers of 2023 do not know: the build replaces it in other style sheets. */
function colorRules(colors: BrandColors): string {
  const palette: [string, Pair][] = Object.entries(paletteOf(colors))
  const print = palette.filter(([name]) => !onScreens.has(name))
  const screen = palette.filter(([name]) => onScreens.has(name))
  const dark = declared(palette, 1)
  return [
    `html:root{${declared(print, 0)};${CMS}}`,
    `@media screen{html:root{${declared(screen, 0)}}html:root[data-theme=dark]{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){html:root:not([data-theme=light]){${dark}}}`,
  ].join('')
}

const TEXT = 'var(--font-instrument-extended),var(--font-instrument-latin),var(--font-instrument)'
const FALLBACK = 'system-ui,Arial,sans-serif'

const face = (family: string, file: string) =>
  `@font-face{font-family:${family};src:url(/brand/${file}) format("woff2");font-weight:100 900;font-display:swap}`

function fontRules({ choice, heading, text }: BrandFonts): string {
  if (choice === 'newsreader') return ''
  const own = choice === 'own'
  const textFamily = own && text ? `brand-text,${FALLBACK}` : `${TEXT},${FALLBACK}`
  const headingFamily = own && heading ? `brand-heading,${textFamily}` : textFamily
  const faces = own
    ? [heading && face('brand-heading', heading), text && face('brand-text', text)].filter(Boolean).join('')
    : ''
  return `${faces}html:root{--font-display:${headingFamily};--font-serif:${headingFamily};--font-sans:${textFamily};--font-body:${textFamily}}`
}

/** The one style sheet of a brand with other colors or fonts than the default; empty for the default. */
export const brandStyles = (colors: BrandColors, fonts: BrandFonts): string =>
  (isDefault(colors) ? '' : colorRules(colors)) + fontRules(fonts)
