import { boundedSharp } from '@/lib/pictures/bounded-sharp'

interface IconShape {
  size: number
  /** The part of the side that the logo fills. */
  part: number
  /** Without it, the background is transparent. */
  filled?: true
}

const SVG = 'icon.svg'

const shapes: Readonly<Record<string, IconShape>> = {
  'favicon.ico': { size: 32, part: 1 },
  'icon-192.png': { size: 192, part: 0.92 },
  'icon-512.png': { size: 512, part: 0.92 },
  // Phones cut a circle of 80 %.
  'icon-maskable-512.png': { size: 512, part: 0.6, filled: true },
  'apple-touch-icon.png': { size: 180, part: 0.8, filled: true },
}

export const isIcon = (name: string): boolean => name in shapes || name === SVG

/** An icon file that holds one PNG. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** A drawing is rendered at this many pixels for each of its own, or small ones would be blurred. */
const DENSITY = 288

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

async function asSvg(logo: Buffer): Promise<Buffer> {
  if (logo.toString('utf8', 0, 4) === '<svg') return logo
  const png = await boundedSharp(logo)
    .resize(192, 192, { fit: 'contain', background: CLEAR })
    .png()
    .toBuffer()
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  )
}

/** An icon of the site, from its square logo. */
export async function drawnIcon(name: string, logo: Buffer, ground: string): Promise<Buffer> {
  if (name === SVG) return asSvg(logo)
  const { size, part, filled } = shapes[name] ?? { size: 192, part: 1 }
  const inner = Math.round(size * part)
  const rim = Math.floor((size - inner) / 2)
  const background = filled ? ground : CLEAR
  const drawn = boundedSharp(logo, { density: DENSITY })
    .resize(inner, inner, { fit: 'contain', background: CLEAR })
    .extend({ top: rim, left: rim, bottom: size - inner - rim, right: size - inner - rim, background: CLEAR })
  const png = await (filled ? drawn.flatten({ background }) : drawn).png({ compressionLevel: 9 }).toBuffer()
  return name.endsWith('.ico') ? ico(png, size) : png
}

/** For mail programs, which show no SVG and no WebP. */
export const mailLogo = (logo: Buffer): Promise<Buffer> =>
  boundedSharp(logo, { density: DENSITY })
    .resize(400, 120, { fit: 'inside' })
    .png({ compressionLevel: 9 })
    .toBuffer()
