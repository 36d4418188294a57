import { randomInt } from 'node:crypto'
import sharp from 'sharp'

/** Something like a photograph, unlike all others: soft, with a little grain. It has two sizes, and AVIF is smaller. */
export async function photograph(): Promise<Buffer> {
  const [width, height] = [1200, 800]
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
