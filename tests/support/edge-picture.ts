import sharp from 'sharp'

/** Wide and grey, with a red sign at its right edge; as a photo does, it gets smaller as AVIF. */
export const edgePicture = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1800,
      height: 600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 110, sigma: 20 },
    },
  })
    .composite([
      {
        input: { create: { width: 120, height: 200, channels: 3, background: '#f01010' } },
        left: 1660,
        top: 200,
      },
    ])
    .jpeg({ quality: 92 })
    .toBuffer()
