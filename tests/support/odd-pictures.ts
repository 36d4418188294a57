import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG of one kilobyte that says it is so many pixels wide and high, of one bit each. */
export function pngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const plain = (width: number, height: number, background = '#0f5c4a') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Two pictures one after the other. */
export async function movingPicture(format: 'webp' | 'gif'): Promise<Buffer> {
  const both = await Promise.all(['#f00', '#00f'].map((colour) => plain(20, 20, colour).png().toBuffer()))
  return sharp(both, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

/** A picture of four colours' worth of ink, as for print. */
export const inkPicture = (): Promise<Buffer> => plain(40, 20).toColourspace('cmyk').jpeg().toBuffer()

/** Wide as stored, and to be shown upright: a telephone held on its side, with the place where it was. */
export const turnedPicture = (): Promise<Buffer> =>
  plain(60, 20)
    .withExif({ IFD0: { Copyright: 'Someone at home' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A picture and, behind or in it, something that a browser or an unpacker would run. */
export async function polyglots(): Promise<[string, Buffer][]> {
  const script = Buffer.from('<script>alert(1)</script><?php system($_GET[0]) ?>')
  const png = await plain(10, 10).png().toBuffer()
  const jpeg = await plain(10, 10).jpeg().toBuffer()
  const end = png.length - 12
  return [
    ['behind a PNG', Buffer.concat([png, script])],
    ['behind a JPEG', Buffer.concat([jpeg, script])],
    [
      'in a text chunk',
      Buffer.concat([
        png.subarray(0, end),
        chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), script])),
        png.subarray(end),
      ]),
    ],
    [
      'in a JPEG comment',
      Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, script.length + 2]),
        script,
        jpeg.subarray(2),
      ]),
    ],
  ]
}
