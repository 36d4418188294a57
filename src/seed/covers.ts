import type { Payload, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { drawCover } from './content/covers/draw-cover'
import type { CoverMotif } from './content/covers/motif'

interface Covered {
  coverMotif: CoverMotif
  coverAlt: string
}

/** Draws each cover once and puts it into the media library. @returns media ids by motif */
export async function seedCovers(
  payload: Payload,
  req: PayloadRequest,
  covered: readonly Covered[],
): Promise<Map<CoverMotif, string>> {
  const alts = new Map(covered.map(({ coverMotif, coverAlt }) => [coverMotif, coverAlt]))
  const ids = new Map<CoverMotif, string>()
  // One after the other: all at once would hold a drawing canvas of each in memory.
  for (const [motif, alt] of alts) {
    const data = await sharp(Buffer.from(drawCover(motif)))
      .webp({ lossless: true, effort: 2 })
      .toBuffer()
    const { id } = await payload.create({
      collection: 'media',
      data: { alt },
      // A name that begins with 'drawn-' marks a drawing on a light ground: dark pages show it dark (globals.css).
      file: { name: `drawn-${motif}.webp`, data, mimetype: 'image/webp', size: data.length },
      overrideAccess: true,
      req,
    })
    ids.set(motif, id)
  }
  return ids
}
