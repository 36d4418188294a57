import { randomInt } from 'node:crypto'
import sharp from 'sharp'

/** Something like a photograph, unlike all others: soft, with a little grain, so that AVIF is smaller. */
export async function photograph(width: number): Promise<Buffer> {
  const height = Math.round(width / 1.5)
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .blur(1.5 + randomInt(1000) / 10_000)
    .png()
    .toBuffer()
  return sharp(grain).jpeg({ quality: 90 }).toBuffer()
}
