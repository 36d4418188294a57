import type { Media } from '@/payload-types'

/** What an <img> needs; addresses are paths on this site. */
export interface Picture {
  src: string
  srcSet: string | undefined
  width: number
  height: number
  alt: string
}

/** Where a file of the media library stands on this site. */
export const mediaPath = (filename: string): string => `/api/media/file/${encodeURIComponent(filename)}`

/** The picture of a media document in all its sizes; undefined when it has no file. */
export function pictureOf(
  media: Pick<Media, 'filename' | 'width' | 'height' | 'alt' | 'sizes'>,
): Picture | undefined {
  const { filename, width, height, alt, sizes } = media
  if (!filename || !width || !height) return undefined
  const made = Object.values(sizes ?? {}).flatMap((size) =>
    size?.filename && size.width ? [{ path: mediaPath(size.filename), width: size.width }] : [],
  )
  const largest = made.at(-1)
  return {
    src: largest?.path ?? mediaPath(filename),
    srcSet: made.length > 0 ? made.map((size) => `${size.path} ${size.width}w`).join(', ') : undefined,
    width,
    height,
    alt,
  }
}
