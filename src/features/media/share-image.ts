import type { ShareImage } from '@/lib/seo/page-metadata'
import type { Media } from '@/payload-types'
import { mediaPath } from './picture'

/**
 * The picture that an editor has chosen for shared links, as it was uploaded: not every network reads the
 * sizes made for browsers. Null when there is none, or the document was read without it.
 */
export function shareImageOf(chosen: string | Media | null | undefined): ShareImage | null {
  if (typeof chosen !== 'object' || !chosen?.filename || !chosen.width || !chosen.height) return null
  const { filename, width, height, alt, mimeType } = chosen
  return { path: mediaPath(filename), width, height, alt, ...(mimeType ? { type: mimeType } : {}) }
}
