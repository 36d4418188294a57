import type { Metadata } from 'next'
import type { ShownLogo, SiteBrand } from '@/content/navigation'
import { type BrandColors, isDefault, paletteOf } from '@/lib/colors/palette'
import type { BrandFile, Look } from './look'

const placed = ({ name, width, height }: BrandFile) => ({ src: `/brand/${name}`, width, height })

export function shownLogo({ files }: Pick<Look, 'files'>): ShownLogo | undefined {
  if (!files.logo) return undefined
  return { ...placed(files.logo), ...(files.logoDark ? { dark: placed(files.logoDark) } : {}) }
}

export const shownBrand = <Facts extends SiteBrand>(facts: Facts, look: Look): Facts => ({
  ...facts,
  tagline: look.tagline,
  socials: look.socials,
  logo: shownLogo(look),
})

/** Browsers keep icons for long: a changed one needs another address. */
export const withVersion = (path: string, { iconVersion }: Look): string =>
  iconVersion ? `${path}?v=${iconVersion}` : path

export const brandIcons = (look: Look): Metadata['icons'] => ({
  icon: [
    { url: withVersion('/favicon.ico', look), sizes: '32x32' },
    { url: withVersion('/icon.svg', look), type: 'image/svg+xml' },
  ],
  apple: withVersion('/apple-touch-icon.png', look),
})

/** The background of pages, light and dark. */
export const paperOf = (colors: BrandColors): readonly [string, string] =>
  isDefault(colors) ? [colors.ground, '#111917'] : paletteOf(colors).paper

export const deepOf = (colors: BrandColors): string =>
  isDefault(colors) ? '#0d3b31' : paletteOf(colors).deep[0]
