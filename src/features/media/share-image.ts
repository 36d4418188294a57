import type { ShareImage } from '@/lib/seo/page-metadata'
import type { Media } from '@/payload-types'
import { mediaPath } from './picture'

/** The picture for shared links as uploaded, because some networks read no WebP. Null if there is none. */
export function shareImageOf(chosen: string | Media | null | undefined): ShareImage | null {
  if (typeof chosen !== 'object' || !chosen?.filename || !chosen.width || !chosen.height) return null
  const { filename, width, height, alt, mimeType } = chosen
  return { path: mediaPath(filename), width, height, alt, ...(mimeType ? { type: mimeType } : {}) }
}
