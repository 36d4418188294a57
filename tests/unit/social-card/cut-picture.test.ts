import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawCard } from '../../../src/lib/social-card/draw-card'

/** Three times as wide as high: green, and red at its right end. */
const picture = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: '#00c000' } })
    .composite([
      {
        input: { create: { width: 90, height: 300, channels: 3, background: '#f00000' } },
        left: 810,
        top: 0,
      },
    ])
    .png()
    .toBuffer()

/** Red and green pixels of the card. */
async function coloursOf(card: Buffer): Promise<{ red: number; green: number }> {
  const { data, info } = await sharp(card).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const found = { red: 0, green: 0 }
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    if (r > 200 && g < 40 && b < 40) found.red++
    if (g > 150 && r < 40 && b < 40) found.green++
  }
  return found
}

describe('the picture of a share card', () => {
  const words = { kicker: 'Ideas', title: 'A sign', brandName: 'Quickwin' }

  it('is cut at both ends', async () => {
    const { red, green } = await coloursOf(await drawCard({ ...words, picture: await picture() }))
    expect([red, green > 100_000]).toEqual([0, true])
  })

  it('keeps its focal point, and fills the same frame', async () => {
    const middle = await coloursOf(await drawCard({ ...words, picture: await picture() }))
    const edge = await coloursOf(
      await drawCard({ ...words, picture: await picture(), focus: { x: 95, y: 0 } }),
    )
    expect(edge.red).toBeGreaterThan(10_000)
    expect(Math.abs(edge.red + edge.green - middle.green)).toBeLessThan(3000)
  })
})
