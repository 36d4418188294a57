import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { type BrandColors, defaultColors } from '../colors/palette'
import { escapeHtml } from '../html/escape'
import type { PointInPicture } from '../pictures/focus-class'
import { drawableText } from './drawable-text'

interface CardColors extends BrandColors {
  /** The small words above the title. */
  kicker: string
}

const cardColors: CardColors = { ...defaultColors, kicker: '#a93b16' }

const thread =
  'M560 548c0-44 30-70 62-70s52 20 52 48-20 54-52 54-46-20-46-42c0-30 24-46 58-46 44 0 62 44 108 44H1200'

/** The background of a card. Without a picture the thread runs along the bottom. */
const cardGround = (plain: boolean, { accent, highlight, ground }: CardColors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${ground}"/>${
    plain
      ? `<path d="${thread}" fill="none" stroke="${highlight}" stroke-width="5" stroke-linecap="round"/><circle cx="1040" cy="536" r="22" fill="${accent}"/><path d="m1030 537 7 7 13-15" fill="none" stroke="${ground}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
      : ''
  }</svg>`

/** The mark of the wordmark: a loose thread that runs out into a straight line. */
const cardMark = ({ accent, highlight }: CardColors) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="73" height="40" viewBox="0 0 44 24" fill="none"><path d="M2 15c0-7 5-11 9-11s7 3 7 7-3 8-7 8-6-3-6-6 3-6 7-6c7 0 8 8 15 8h8" stroke="${highlight}" stroke-width="2.4" stroke-linecap="round"/><circle cx="39" cy="15" r="3.6" fill="${accent}"/></svg>`

export interface Card {
  kicker: string
  title: string
  brandName: string
  colors?: CardColors | undefined
  /** The family of titles. The text's family is for sites that have no other. */
  titleFont?: keyof typeof fonts
  /** In place of the mark, the name and the thread: a PNG, WebP or SVG. */
  logo?: Uint8Array | undefined
  picture?: Uint8Array
  /** The point of the picture that must stay in view. */
  focus?: PointInPicture | undefined
}

const CARD_WIDTH = 1200
const CARD_HEIGHT = 630
const MARGIN = 72
const PICTURE = { width: 544, height: 306 }
const MAX_TITLE = 110

// Read from the source folder: the server always runs from the project's root.
const fontFile = (name: string) => join(process.cwd(), 'src/lib/social-card/fonts', name)
const fonts = {
  display: { family: 'Quickwin Card Display', file: fontFile('card-display.ttf') },
  text: { family: 'Quickwin Card Text', file: fontFile('card-text.ttf') },
} as const

interface Line {
  left: number
  top: number
  text: string
  font: keyof typeof fonts
  size: number
  colour: string
  width: number
  leading?: number
}

/** Text as a picture in the brand's fonts: the SVG renderer knows only those of the machine. */
function drawText({ text, font, size, colour, width, leading = 0 }: Line): Promise<Buffer> {
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font: `${fonts[font].family} ${size}`,
      fontfile: fonts[font].file,
      rgba: true,
      dpi: 72,
      width,
      spacing: leading,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer()
}

/** A picture takes the lower half; the title above it has two or three smaller lines. */
function titleSize({ length }: string, besidePicture: boolean): number {
  if (length <= 28) return besidePicture ? 88 : 104
  if (length <= 60) return besidePicture ? 70 : 84
  return besidePicture ? 54 : 66
}

const shorten = (title: string) =>
  title.length <= MAX_TITLE ? title : `${title.slice(0, MAX_TITLE).replace(/\s+\S*$/, '')}…`

/** Fills a frame as pages do: the focal point of the picture stays in the frame. */
async function cut(picture: Uint8Array, frame: typeof PICTURE, { x, y } = { x: 50, y: 50 }): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize(frame.width, frame.height, { fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(((info.width - frame.width) * x) / 100)
  const top = Math.round(((info.height - frame.height) * y) / 100)
  return sharp(data)
    .extract({ left, top, ...frame })
    .png()
    .toBuffer()
}

/**
 * Draws the picture that represents a page when it is shared: a PNG of 1200 x 630 pixels. Words in a script that the fonts lack
 * are left out; if that empties the title, the kicker replaces it.
 */
export async function drawCard({
  kicker,
  title,
  brandName,
  colors = cardColors,
  titleFont = 'display',
  logo,
  picture,
  focus,
}: Card): Promise<Buffer> {
  const width = CARD_WIDTH - 2 * MARGIN
  const [above, named] = [drawableText(kicker), shorten(drawableText(title))]
  const shown = named || above
  const size = titleSize(shown, picture !== undefined)
  const left = MARGIN
  const ink = { font: titleFont, colour: '#16211f' }
  const lines: Line[] = [
    { left, top: MARGIN, text: named ? above : '', font: 'text', size: 27, colour: colors.kicker, width },
    { left, top: MARGIN + 62, text: shown, ...ink, size, width, leading: -4 },
    {
      ...{ left: MARGIN + 84, top: CARD_HEIGHT - MARGIN - 36 },
      ...{ text: logo ? '' : drawableText(brandName), ...ink, size: 34, width: 400 },
    },
  ]
  const layers: OverlayOptions[] = await Promise.all(
    lines
      .filter(({ text }) => text !== '')
      .map(async (line) => ({ input: await drawText(line), left: line.left, top: line.top })),
  )
  layers.push(
    logo
      ? {
          input: await sharp(logo, { density: 288 }).resize(400, 64, { fit: 'inside' }).png().toBuffer(),
          left: MARGIN,
          top: CARD_HEIGHT - MARGIN - 60,
        }
      : { input: Buffer.from(cardMark(colors)), left: MARGIN - 4, top: CARD_HEIGHT - MARGIN - 40 },
  )
  if (picture) {
    const { width: wide, height: high } = PICTURE
    const side = await cut(picture, PICTURE, focus)
    layers.unshift({ input: side, left: CARD_WIDTH - wide, top: CARD_HEIGHT - high })
  }
  return sharp(Buffer.from(cardGround(picture === undefined && logo === undefined, colors)))
    .composite(layers)
    .png({ palette: true, quality: 90, effort: 6 })
    .toBuffer()
}
