import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { defaultBrand } from '@/content/navigation'
import { defaultColors } from '@/lib/colors/palette'
import type { Brand } from '@/payload-types'
import { type FileKind, fileKinds } from './file-kinds'
import { brandStyles } from './stylesheet'

/** In pixels as shown at most; 0 for a font. */
const storedFile = z.object({ name: z.string(), width: z.number(), height: z.number() })
/** A file of the brand, kept in the database. Its name has its hash: under one name the bytes never change. */
export type BrandFile = z.infer<typeof storedFile>
const storedFiles = z.partialRecord(z.enum(fileKinds), storedFile)
const storedData = z.record(z.string(), z.string())

export type BrandFiles = Partial<Record<FileKind, BrandFile>>

/** How the site looks, without the bytes of its files. */
export type Look = ReturnType<typeof lookOf>

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

export const filesOf = ({ files }: Pick<Brand, 'files'>): BrandFiles =>
  storedFiles.safeParse(files).data ?? {}

export const dataOf = ({ fileData }: Pick<Brand, 'fileData'>): Record<string, string> =>
  storedData.safeParse(fileData).data ?? {}

type LookRow = Omit<Brand, 'fileData'>

export function stylesOf(row: LookRow): string {
  const { colors, fonts } = lookOf(row)
  return brandStyles(colors, fonts)
}

export function lookOf(row: LookRow) {
  const files = filesOf(row)
  const colors = {
    accent: row.accent || defaultColors.accent,
    highlight: row.highlight || defaultColors.highlight,
    ground: row.ground || defaultColors.ground,
  }
  const fonts = {
    choice: row.fonts ?? 'newsreader',
    heading: files.headingFont?.name,
    text: files.textFont?.name,
  }
  const styles = brandStyles(colors, fonts)
  const icon = files.square ?? files.logo
  return {
    tagline: row.tagline || defaultBrand.tagline,
    colors,
    fonts,
    socials: row.socials ?? [],
    currency: row.currency || 'USD',
    files,
    /** The address of the style sheet; null while colors and fonts are the default. */
    styles: styles ? `/brand/style-${hashOf(styles)}.css` : null,
    /** Changes with every icon; '' for the default ones. */
    iconVersion: icon ? hashOf(`${icon.name} ${colors.ground}`) : '',
  }
}
