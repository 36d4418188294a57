import type { Media } from '@/payload-types'
import { sizeNames } from './size-names'

/** What an <img> needs; addresses are paths on this site. */
export interface Picture {
  src: string
  srcSet: string | undefined
  /** The same sizes as AVIF, for browsers that take it; undefined while there are none. */
  avif?: string | undefined
  width: number
  height: number
  alt: string
}

/** The fields that a Picture is made of. */
export const pictureFields = {
  filename: true,
  width: true,
  height: true,
  alt: true,
  sizes: true,
  avif: true,
} as const

type PictureDoc = Pick<Media, 'filename' | 'width' | 'height' | 'alt' | 'sizes' | 'avif'>

/** Where a file of the media library stands on this site. */
export const mediaPath = (filename: string): string => `/api/media/file/${encodeURIComponent(filename)}`

const candidates = (files: readonly { filename: string; width: number }[]): string | undefined =>
  files.map(({ filename, width }) => `${mediaPath(filename)} ${width}w`).join(', ') || undefined

/** The picture of a media document in all its sizes; undefined when it has no file. */
export function pictureOf(media: PictureDoc): Picture | undefined {
  const { filename, width, height, alt, sizes, avif } = media
  if (!filename || !width || !height) return undefined
  const made = sizeNames.flatMap((name) => {
    const { filename: file, width: wide } = sizes?.[name] ?? {}
    return file && wide ? [{ name, filename: file, width: wide }] : []
  })
  // Of another file than this one they show another picture.
  const drawn = made.flatMap((size) => {
    const file = avif?.madeOf === filename && avif[size.name]
    return file ? [{ filename: file, width: size.width }] : []
  })
  return {
    src: mediaPath(made.at(-1)?.filename ?? filename),
    srcSet: candidates(made),
    avif: drawn.length === made.length ? candidates(drawn) : undefined,
    width,
    height,
    alt,
  }
}
