import { createHash } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { slugify } from '@/features/slug/slug'

const MAX_PIXELS = 50_000_000
const extensions: Record<string, string> = { png: 'png', jpeg: 'jpg', webp: 'webp', heif: 'avif' }

const notAPicture = () =>
  new APIError(
    'This file is not a PNG, JPEG, WebP or AVIF picture.',
    400,
    { code: 'invalid', field: 'file' },
    true,
  )

/** Decodes the whole picture and writes it anew: only pixels survive, no place, no camera, no attachment. */
async function redraw(data: Buffer): Promise<{ data: Buffer; extension: string; type: string }> {
  const picture = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format, compression } = await picture.metadata()
  const extension = extensions[format ?? '']
  if (!extension || (format === 'heif' && compression !== 'av1')) throw notAPicture()
  const upright = picture.rotate()
  const written =
    format === 'png'
      ? upright.png({ compressionLevel: 9 })
      : format === 'jpeg'
        ? upright.jpeg({ quality: 88, mozjpeg: true })
        : format === 'webp'
          ? upright.webp({ quality: 88 })
          : upright.avif({ quality: 65, effort: 2 })
  return {
    data: await written.toBuffer(),
    extension,
    type: extension === 'jpg' ? 'image/jpeg' : `image/${extension}`,
  }
}

/**
 * Takes a file for what its bytes say. Its name gets a part of the bytes' hash: an address never shows
 * another picture than before, so browsers may keep it for ever.
 */
export const checkPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  const drawn = await redraw(file.data).catch(() => {
    throw notAPicture()
  })
  const hash = createHash('sha256').update(drawn.data).digest('hex').slice(0, 10)
  const name = slugify(file.name.replace(/\.[^.]*$/, ''), 'picture').slice(0, 60)
  req.file = {
    ...file,
    data: drawn.data,
    size: drawn.data.length,
    mimetype: drawn.type,
    name: `${name}-${hash}.${drawn.extension}`,
  }
  return args
}
