import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A picture that is unlike all others, large enough for a size of its own. */
export const uniquePicture = (): Promise<Buffer> =>
  sharp({
    create: { width: 600, height: 400, channels: 3, background: `#${randomBytes(3).toString('hex')}` },
  })
    .composite([{ input: randomBytes(16 * 16 * 3), raw: { width: 16, height: 16, channels: 3 } }])
    .png()
    .toBuffer()
