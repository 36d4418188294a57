import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  UploadConfig,
} from 'payload'
import { queueUploaded } from '@/features/media/avif'
import { sizeNames } from '@/features/media/size-names'
import { pictureFiles } from '@/features/media/store'
import type { ByteRange } from '@/lib/files/file-store'
import { isStorageAway } from '@/lib/files/storage-away'
import { byteRange } from '@/lib/http/byte-range'
import { problem } from '@/lib/http/problem'
import { sendJob } from '@/lib/jobs/send'
import { log } from '@/lib/log'
import type { Media } from '@/payload-types'

function fileNames({ filename, sizes, avif }: Partial<Media>): string[] {
  const names = [
    filename,
    ...Object.values(sizes ?? {}).map((size) => size?.filename),
    ...sizeNames.map((size) => avif?.[size]),
  ]
  return names.filter((name): name is string => typeof name === 'string')
}

/** What `checkPicture` has drawn. */
const checkedBytes = ({ context, file }: PayloadRequest): Buffer | undefined =>
  Buffer.isBuffer(context.pictureBytes) ? context.pictureBytes : file?.data

/** A new file has no AVIF yet. */
export const forgetAvif: CollectionBeforeChangeHook<Media> = ({ data, originalDoc, req }) => {
  if (!req.file && data.filename === originalDoc?.filename) return data
  const filesize = checkedBytes(req)?.length ?? data.filesize
  return { ...data, filesize, avif: { madeOf: null, small: null, medium: null, large: null } }
}

/** Writes files before the commit, so a failed write rolls the row back. Unused files go after the commit. */
export const storeFiles: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const data = checkedBytes(req)
  if (!data || !doc.filename) return doc
  const sizes = Object.entries(doc.sizes ?? {}).flatMap(([size, stored]) => {
    const bytes = req.payloadUploadSizes?.[size]
    return bytes && stored?.filename ? [{ name: stored.filename, data: bytes }] : []
  })
  await pictureFiles.write([{ name: doc.filename, data }, ...sizes])
  const kept = new Set(fileNames(doc))
  const replaced = fileNames(previousDoc ?? {}).filter((name) => !kept.has(name))
  if (replaced.length > 0) await sendJob(req, 'picture-files', { names: replaced })
  if (!req.context.disableRevalidate) await queueUploaded(req, doc.id)
  return doc
}

export const removeFiles: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await sendJob(req, 'picture-files', { names: fileNames(doc) })
}

type Handler = NonNullable<UploadConfig['handlers']>[number]

const types: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const noPicture = () => problem(404, { message: 'There is no such picture.', code: 'not_found' })

const headersFor = (type: string) => ({
  'content-type': type,
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
  // Readers of the feed and pages of other sites may show it.
  'cross-origin-resource-policy': 'cross-origin',
  // A file that is opened on its own cannot run scripts.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
})

async function wholeFile(filename: string, type: string): Promise<Response> {
  const file = await pictureFiles.read(filename)
  if (!file) return noPicture()
  return new Response(file.body, { headers: { ...headersFor(type), 'content-length': String(file.size) } })
}

async function partOfFile(filename: string, type: string, total: number, part: ByteRange): Promise<Response> {
  const file = await pictureFiles.read(filename, part)
  if (!file) return noPicture()
  return new Response(file.body, {
    status: 206,
    headers: {
      ...headersFor(type),
      'content-length': String(file.size),
      'content-range': `bytes ${part.start}-${part.end}/${total}`,
    },
  })
}

async function serve(filename: string, type: string, asked: Headers): Promise<Response> {
  if (!asked.has('range')) return wholeFile(filename, type)
  const size = await pictureFiles.size(filename)
  if (size === undefined) return noPicture()
  const part = byteRange(asked, size)
  if (part === undefined) return wholeFile(filename, type)
  if (part !== 'unsatisfiable') return partOfFile(filename, type, size, part)
  return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
}

/** Sends a picture's file. Its name contains its hash, so the file never changes. */
export const serveFile: Handler = async ({ headers }, { params: { filename } }) => {
  const type = types[/\.([a-z]+)$/.exec(filename)?.[1] ?? '']
  if (!type) return noPicture()
  try {
    return await serve(filename, type, headers)
  } catch (error) {
    if (!isStorageAway(error)) throw error
    log.warn({ err: error }, 'a picture cannot be sent')
    return problem(
      503,
      { message: 'This picture cannot be shown right now. Please try again shortly.', code: 'unavailable' },
      {},
      { 'cache-control': 'no-store', 'retry-after': '10' },
    )
  }
}
