import type { PointInPicture } from '@/lib/pictures/focus-class'
import type { Media } from '@/payload-types'
import { sizeNames } from './size-names'

export interface Picture {
  src: string
  srcSet: string | undefined
  /** The same sizes as AVIF. Undefined if there are none. */
  avif?: string | undefined
  /** Stays in view if the picture is cropped. Undefined means the center. */
  focus?: PointInPicture | undefined
  width: number
  height: number
  alt: string
}

export const pictureFields = {
  filename: true,
  width: true,
  height: true,
  alt: true,
  sizes: true,
  avif: true,
  focalX: true,
  focalY: true,
} as const

type FocalPoint = Pick<Media, 'focalX' | 'focalY'>

type PictureDoc = Pick<Media, 'filename' | 'width' | 'height' | 'alt' | 'sizes' | 'avif'> &
  Partial<FocalPoint>

export const mediaPath = (filename: string): string => `/api/media/file/${encodeURIComponent(filename)}`

const MIDDLE = 50

function focusOf({ focalX, focalY }: Partial<FocalPoint>): Picture['focus'] {
  const [x, y] = [focalX ?? MIDDLE, focalY ?? MIDDLE]
  return x === MIDDLE && y === MIDDLE ? undefined : { x, y }
}

const candidates = (files: readonly { filename: string; width: number }[]): string | undefined =>
  files.map(({ filename, width }) => `${mediaPath(filename)} ${width}w`).join(', ') || undefined

/** A media document's picture in all sizes. Undefined if it has no file. */
export function pictureOf(media: PictureDoc): Picture | undefined {
  const { filename, width, height, alt, sizes, avif } = media
  if (!filename || !width || !height) return undefined
  const made = sizeNames.flatMap((name) => {
    const { filename: file, width: wide } = sizes?.[name] ?? {}
    return file && wide ? [{ name, filename: file, width: wide }] : []
  })
  // AVIF files of an older file show another picture.
  const drawn = made.flatMap((size) => {
    const file = avif?.madeOf === filename && avif[size.name]
    return file ? [{ filename: file, width: size.width }] : []
  })
  return {
    src: mediaPath(made.at(-1)?.filename ?? filename),
    srcSet: candidates(made),
    avif: drawn.length === made.length ? candidates(drawn) : undefined,
    focus: focusOf(media),
    width,
    height,
    alt,
  }
}
