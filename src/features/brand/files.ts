import { createHash } from 'node:crypto'
import { boundedSharp, pictureHead } from '@/lib/pictures/bounded-sharp'
import { cleanSvg } from './clean-svg'
import { type FileKind, fileLabels, isFontKind, mostKb } from './file-kinds'
import type { BrandFile } from './look'

const MAX_SIDE = 1024
/** What the header has room for. */
const SHOWN = { width: 400, height: 120 }

type Checked = { file: BrandFile; data: Buffer } | { problem: string }

export const nameOf = (data: Buffer, extension: string) =>
  `${createHash('sha256').update(data).digest('hex').slice(0, 12)}.${extension}`

function shownSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(SHOWN.width / width, SHOWN.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const isSvg = (data: Buffer) =>
  /^\uFEFF?\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(data.toString('utf8', 0, 400))

function font(data: Buffer, label: string): Checked {
  // The signature, then the declared length of the whole file.
  if (data.toString('latin1', 0, 4) !== 'wOF2' || data.length < 48 || data.readUInt32BE(8) !== data.length)
    return { problem: `${label} is not a WOFF2 file.` }
  return { file: { name: nameOf(data, 'woff2'), width: 0, height: 0 }, data }
}

async function drawing(data: Buffer, label: string): Promise<Checked> {
  const cleaned = cleanSvg(data.toString('utf8'))
  if ('problem' in cleaned)
    return { problem: `${label}: this SVG cannot be used, because ${cleaned.problem}.` }
  const bytes = Buffer.from(cleaned.svg)
  const head = await boundedSharp(bytes, { density: 72 })
    .metadata()
    .catch(() => undefined)
  if (!head?.width || !head.height)
    return { problem: `${label}: this SVG cannot be drawn. Please save it again.` }
  return { file: { name: nameOf(bytes, 'svg'), ...shownSize(head) }, data: bytes }
}

async function picture(data: Buffer, label: string, asIs: boolean): Promise<Checked> {
  const head = await pictureHead(data).catch(() => undefined)
  const { format, pages = 1, width = 1, height = 1 } = head ?? {}
  if ((format !== 'png' && format !== 'webp') || pages > 1)
    return { problem: `${label} is not a PNG, WebP or SVG picture.` }
  if (asIs) return { file: { name: nameOf(data, format), ...shownSize({ width, height }) }, data }
  // Decoded and written again, so that it loses its metadata.
  const upright = boundedSharp(data, { failOn: 'error' })
    .rotate()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
  try {
    const { data: bytes, info } = await (format === 'png'
      ? upright.png({ compressionLevel: 9 })
      : upright.webp({ quality: 92 })
    ).toBuffer({ resolveWithObject: true })
    return { file: { name: nameOf(bytes, format), ...shownSize(info) }, data: bytes }
  } catch {
    return { problem: `${label} is damaged. Please save or copy it again.` }
  }
}

/** Checks an uploaded file, cleaned or drawn again (a picture `asIs` is not). The problem names the field. */
export async function checkFile(kind: FileKind, data: Buffer, asIs: boolean): Promise<Checked> {
  const label = fileLabels[kind]
  const most = mostKb(kind)
  if (data.length === 0) return { problem: `${label} is an empty file.` }
  if (data.length > most * 1024) return { problem: `${label} may have at most ${most} kB.` }
  if (isFontKind(kind)) return font(data, label)
  return isSvg(data) ? drawing(data, label) : picture(data, label, asIs)
}
