import { APIError, type CollectionBeforeOperationHook, Forbidden, type PayloadRequest } from 'payload'
import { pictureFiles } from '@/features/media/store'
import { isAdmin } from '@/features/role/queries'
import { slugify } from '@/features/slug/slug'
import { codeForStatus } from '@/lib/http/problem'
import { boundedSharp, MAX_PIXELS, pictureHead } from '@/lib/pictures/bounded-sharp'
import { isUuid } from '@/lib/validation/uuid'
import { askedCrop, type Crop, noteFocalPoint, rectangle } from './focal-point'

const MEGAPIXELS = MAX_PIXELS / 1_000_000
const MAX_SIDE = 16_383
const extensions: Record<string, string> = { png: 'png', jpeg: 'jpg', webp: 'webp', heif: 'avif' }

const refused = (message: string, status = 400) =>
  new APIError(
    message,
    status,
    // The CMS shows `errors` where the file was chosen.
    { code: codeForStatus(status), field: 'file', errors: [{ message, path: 'file' }] },
    true,
  )

const noPicture = () => refused('Please choose a picture.')
const notAPicture = () => refused('This file is not a PNG, JPEG, WebP or AVIF picture.')
const empty = () => refused('This file is empty. Please choose another one.')
const damaged = () =>
  refused('This picture is damaged. A part of the file is missing. Please save or copy it again.')
const heic = () =>
  refused(
    'HEIC photos cannot be used. Please save the photo as JPEG, or add it with Safari, which converts it.',
  )
const moving = () => refused('Moving pictures cannot be used. Please choose a still one.')
const tooLarge = () =>
  refused(`A picture may have at most ${MEGAPIXELS} megapixels, and ${MAX_SIDE} pixels on a side.`, 413)

/** The brands of HEIC files, for libraries that cannot read even their heads. */
const HEIC = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/

/** How files of the four kinds begin. */
const BEGINNING = /^(\x89PNG|\xff\xd8\xff|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftypavi[fs])/

function unreadable(data: Buffer) {
  const beginning = data.toString('latin1', 0, 12)
  if (data.length === 0) return empty()
  if (HEIC.test(beginning.slice(4))) return heic()
  return BEGINNING.test(beginning) ? damaged() : notAPicture()
}

async function lookAt(data: Buffer) {
  const head = await pictureHead(data).catch(() => {
    throw unreadable(data)
  })
  if (head.format === 'heif' && head.compression !== 'av1') throw heic()
  const extension = extensions[head.format ?? '']
  if (!extension) throw notAPicture()
  if (head.width * head.height > MAX_PIXELS || Math.max(head.width, head.height) > MAX_SIDE) throw tooLarge()
  if ((head.pages ?? 1) > 1) throw moving()
  const isTurned = (head.orientation ?? 1) >= 5
  const [width, height] = isTurned ? [head.height, head.width] : [head.width, head.height]
  return { format: head.format, extension, width, height }
}

/** Decodes and rewrites the picture, or a part of it, so that it loses its metadata. */
async function redraw(data: Buffer, crop: Crop | undefined) {
  const { format, extension, ...size } = await lookAt(data)
  const whole = boundedSharp(data, { failOn: 'error' }).rotate()
  const upright = crop ? whole.extract(rectangle(crop, size)) : whole
  const written =
    format === 'png'
      ? upright.png({ compressionLevel: 9 })
      : format === 'jpeg'
        ? upright.jpeg({ quality: 88, mozjpeg: true })
        : format === 'webp'
          ? upright.webp({ quality: 88 })
          : upright.avif({ quality: 65, effort: 2 })
  const drawn = await written.toBuffer().catch(() => {
    throw damaged()
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

type UploadedFile = NonNullable<PayloadRequest['file']>

/** Written by a site like this one, and brought back by the operator's command: drawn again, it would lose quality. */
async function isRedrawn(req: PayloadRequest, { name, data }: UploadedFile): Promise<boolean> {
  return req.context.isContentImport === true && name.includes(`-${await fingerprint(data)}.`)
}

async function redrawFile(req: PayloadRequest, file: UploadedFile, crop: Crop | undefined): Promise<void> {
  if (await isRedrawn(req, file)) {
    await lookAt(file.data)
    return
  }
  const drawn = await redraw(file.data, crop)
  const name = (slugify(file.name.replace(/\.[^.]*$/, '')) || 'picture').slice(0, 60)
  req.file = {
    ...file,
    data: drawn.data,
    size: drawn.data.length,
    mimetype: drawn.type,
    name: `${name}-${await fingerprint(drawn.data)}.${drawn.extension}`,
  }
}

/** The stored file of a picture that is to be cropped. Its name without the hash. */
async function storedFile(req: PayloadRequest, id: unknown): Promise<UploadedFile | undefined> {
  if (!isUuid(id)) return undefined
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    req,
    overrideAccess: true,
  })
  const name = docs[0]?.filename
  const data = name ? await pictureFiles.readWhole(name) : undefined
  if (!name || !data) return undefined
  const [base, extension] = [name.replace(/(-[0-9a-f]{10})?\.[^.]*$/, ''), /\.[^.]*$/.exec(name)?.[0] ?? '']
  return { name: base + extension, data, size: data.length, mimetype: docs[0]?.mimeType ?? '' }
}

export const checkPicture: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  // Payload checks access later. The server must not decode an unauthorised picture.
  if (!overrideAccess && !(await isAdmin(req))) throw new Forbidden(req.t)
  const crop = askedCrop(req)
  noteFocalPoint(req, crop)
  // Payload's own cropping would skip these checks.
  delete req.query.uploadEdits
  const file = req.file ?? (crop && 'id' in args ? await storedFile(req, args.id) : undefined)
  if (file) await redrawFile(req, file, crop)
  else if (operation === 'create' && !args.duplicateFromID) throw noPicture()
  // Payload writes a WebP once more: it would lose quality, and its name would have the hash of other bytes.
  req.context.pictureBytes = file && req.file?.data
  return overrideAccess || !args.data ? args : { ...args, data: typedOnly(args.data) }
}
