import { APIError, type CollectionBeforeOperationHook, Forbidden, type PayloadRequest } from 'payload'
import { isAdmin } from '@/features/role/queries'
import { slugify } from '@/features/slug/slug'
import { codeForStatus } from '@/lib/http/problem'
import { boundedSharp, MAX_PIXELS, pictureHead } from '@/lib/pictures/bounded-sharp'
import { noteFocalPoint } from './focal-point'

const MEGAPIXELS = MAX_PIXELS / 1_000_000
const MAX_SIDE = 16_383
const extensions: Record<string, string> = { png: 'png', jpeg: 'jpg', webp: 'webp', heif: 'avif' }

const refused = (message: string, status = 400) =>
  new APIError(message, status, { code: codeForStatus(status), field: 'file' }, true)

const noPicture = () => refused('Please choose a picture.')
const notAPicture = () => refused('This file is not a PNG, JPEG, WebP or AVIF picture.')
const moving = () => refused('Moving pictures cannot be used. Please choose a still one.')
const tooLarge = () =>
  refused(`A picture may have at most ${MEGAPIXELS} megapixels, and ${MAX_SIDE} pixels on a side.`, 413)

async function lookAt(data: Buffer) {
  const head = await pictureHead(data).catch(() => {
    throw notAPicture()
  })
  const extension = extensions[head.format ?? '']
  if (!extension || (head.format === 'heif' && head.compression !== 'av1')) throw notAPicture()
  if (head.width * head.height > MAX_PIXELS || Math.max(head.width, head.height) > MAX_SIDE) throw tooLarge()
  if ((head.pages ?? 1) > 1) throw moving()
  return { format: head.format, extension }
}

/** Decodes and rewrites the picture, so that it loses its metadata. */
async function redraw(data: Buffer): Promise<{ data: Buffer; extension: string; type: string }> {
  const { format, extension } = await lookAt(data)
  const upright = boundedSharp(data, { failOn: 'error' }).rotate()
  const written =
    format === 'png'
      ? upright.png({ compressionLevel: 9 })
      : format === 'jpeg'
        ? upright.jpeg({ quality: 88, mozjpeg: true })
        : format === 'webp'
          ? upright.webp({ quality: 88 })
          : upright.avif({ quality: 65, effort: 2 })
  const drawn = await written.toBuffer().catch(() => {
    throw notAPicture()
  })
  return { data: drawn, extension, type: extension === 'jpg' ? 'image/jpeg' : `image/${extension}` }
}

async function fingerprint(data: Buffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(data))
  return Buffer.from(hash).toString('hex').slice(0, 10)
}

/** Only the server sets these fields. `url` would make it fetch a file from another host. */
const FOUND_OUT =
  /^(filename|mimeType|filesize|width|height|focalX|focalY|url|thumbnailURL|sizes|prefix|_objectKey)$/

const typedOnly = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !FOUND_OUT.test(name)))

async function redrawFile(req: PayloadRequest, file: NonNullable<PayloadRequest['file']>): Promise<void> {
  const drawn = await redraw(file.data)
  const name = slugify(file.name.replace(/\.[^.]*$/, ''), 'picture').slice(0, 60)
  req.file = {
    ...file,
    data: drawn.data,
    size: drawn.data.length,
    mimetype: drawn.type,
    name: `${name}-${await fingerprint(drawn.data)}.${drawn.extension}`,
  }
}

/** The file name contains a hash of the bytes, so browsers can cache the file forever. */
export const checkPicture: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  // Payload checks access later. The server must not decode an unauthorised picture.
  if (!overrideAccess && !(await isAdmin(req))) throw new Forbidden(req.t)
  noteFocalPoint(req)
  // Cropping would skip these checks.
  delete req.query?.uploadEdits
  const { file } = req
  if (file) await redrawFile(req, file)
  else if (operation === 'create' && !args.duplicateFromID) throw noPicture()
  return overrideAccess || !args.data ? args : { ...args, data: typedOnly(args.data) }
}
