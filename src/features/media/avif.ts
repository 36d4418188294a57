import { availableParallelism, loadavg } from 'node:os'
import { and, desc, eq, lt, not, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import { databaseOf, inTransaction, transactionOf } from '@/lib/db/transaction'
import type { StoredFile } from '@/lib/files/file-store'
import { sendJob } from '@/lib/jobs/send'
import { log } from '@/lib/log'
import { drawAvif } from '@/lib/pictures/avif'
import { media } from '@/payload-generated-schema'
import { sizeNames } from './size-names'
import { pictureFiles, removePictureFiles } from './store'

/**
 * Returns true if more programs than cores wanted to run in the last minute. Work that no one waits for can then wait too.
 * Always false on Windows, which does not count them.
 */
const isMachineBusy = (): boolean => (loadavg()[0] ?? 0) > availableParallelism()

/** Within this time a picture's own job makes its files. */
const LEFT_BEHIND = sql`interval '1 hour'`
/** Each takes some seconds of a core. */
const BATCH_SIZE = 200
/** On a busy machine, pictures from before wait for this long. */
const YIELD_SECONDS = 300

interface Size {
  size: (typeof sizeNames)[number]
  filename: string
  width: number
  filesize: number
}

interface Drawn extends Size {
  data: Buffer
}

const { id: pictureId, filename: pictureFile, avif_madeOf: madeOf } = media
const isUndone = sql`${pictureFile} IS NOT NULL AND ${madeOf} IS DISTINCT FROM ${pictureFile}`

async function openPicture(payload: Payload, id: string) {
  const [row] = await databaseOf(payload)
    .select()
    .from(media)
    .where(and(eq(pictureId, id), isUndone))
  if (!row?.filename) return undefined
  const sizes = sizeNames.flatMap((size): Size[] => {
    const [filename, width, filesize] = [
      row[`sizes_${size}_filename`],
      row[`sizes_${size}_width`],
      row[`sizes_${size}_filesize`],
    ]
    return filename && width && filesize ? [{ size, filename, width, filesize }] : []
  })
  return { filename: row.filename, sizes: sizes.sort((left, right) => left.width - right.width) }
}

/** Whether to keep AVIF files. A browser uses one type for all sizes, so each must be smaller than WebP. */
export const smallerThanOriginal = <Each extends { filesize: number; data: Uint8Array }>(
  drawn: readonly Each[],
): readonly Each[] => (drawn.every(({ filesize, data }) => data.length < filesize) ? drawn : [])

/** Empty if the file cannot be decoded, so that there is no retry. */
async function drawSizes(filename: string, sizes: readonly Size[]): Promise<readonly Drawn[]> {
  const data = sizes.length > 0 ? await pictureFiles.readWhole(filename) : undefined
  if (!data) {
    if (sizes.length > 0) log.warn({ file: filename }, 'AVIF: the picture has no file')
    return []
  }
  const answer = await drawAvif({ data, widths: sizes.map(({ width }) => width) })
  if ('failure' in answer) {
    log.warn({ file: filename, reason: answer.failure }, 'AVIF: the picture cannot be drawn')
    return []
  }
  return smallerThanOriginal(
    sizes.map((size, index) => ({ ...size, data: Buffer.from(answer.files[index] ?? []) })),
  ).filter(({ data }) => data.length > 0)
}

const avifName = ({ filename }: Size) => filename.replace(/\.\w+$/, '.avif')

const noteMade = (payload: Payload, id: string, filename: string, drawn: readonly Drawn[]) =>
  inTransaction({ payload }, async (req) => {
    const nameOf = (size: Size['size']) => {
      const found = drawn.find((each) => each.size === size)
      return found ? avifName(found) : null
    }
    const db = await transactionOf(req)
    const noted = await db
      .update(media)
      .set({
        avif_madeOf: filename,
        avif_small: nameOf('small'),
        avif_medium: nameOf('medium'),
        avif_large: nameOf('large'),
      })
      .where(and(eq(pictureId, id), eq(pictureFile, filename)))
      .returning({ id: pictureId })
    if (noted.length > 0 && drawn.length > 0) await announceContent(req, [everyPage, contentTag('media')])
    return noted.length > 0
  })

export async function makeAvif(payload: Payload, { mediaId }: { mediaId: string }): Promise<void> {
  const picture = await openPicture(payload, mediaId)
  if (!picture) return
  const drawn = await drawSizes(picture.filename, picture.sizes)
  const files: StoredFile[] = drawn.map((each) => ({ name: avifName(each), data: each.data }))
  await pictureFiles.write(files)
  const isNoted = await noteMade(payload, mediaId, picture.filename, drawn)
  if (!isNoted)
    await removePictureFiles(
      payload,
      files.map(({ name }) => name),
    )
}

interface AvifJob {
  mediaId: string
  /** It may wait for a quiet machine. The picture that someone has just uploaded does not. */
  canWait?: boolean
}

/** More than any picture has bytes. */
const BEFORE_ALL_OTHERS = 1_000_000_000

export const queueUploaded = (req: PayloadRequest, mediaId: string): Promise<void> =>
  sendJob(req, 'picture-avif', { mediaId }, { priority: BEFORE_ALL_OTHERS })

/** Bytes that visitors load for a picture without AVIF. */
const bytesNow = sql<number>`coalesce(${media.sizes_large_filesize}, ${media.sizes_medium_filesize}, ${media.sizes_small_filesize}, 0)::int`

/** Queues pictures without AVIF, to be drawn in the order of the bytes that visitors load for them. */
async function queueUndone(req: PayloadRequest, which: SQL | undefined, startAfter?: number): Promise<void> {
  const db = await transactionOf(req)
  const rows = await db
    .select({ id: pictureId, bytes: bytesNow })
    .from(media)
    .where(and(isUndone, which))
    .orderBy(desc(bytesNow))
    .limit(BATCH_SIZE)
  const delay = startAfter === undefined ? {} : { startAfter }
  for (const { id, bytes } of rows)
    await sendJob(req, 'picture-avif', { mediaId: id, canWait: true }, { priority: bytes, ...delay })
}

/** The handler of the job. @param isBusy the machine has other work */
export async function drawQueued(
  payload: Payload,
  { mediaId, canWait = false }: AvifJob,
  isBusy: () => boolean = isMachineBusy,
): Promise<void> {
  if (!canWait || !isBusy()) return makeAvif(payload, { mediaId })
  await inTransaction({ payload }, (req) => queueUndone(req, eq(pictureId, mediaId), YIELD_SECONDS))
}

/** How many pictures have no AVIF files yet. */
export const picturesToDraw = (payload: Payload): Promise<number> =>
  databaseOf(payload).$count(media, isUndone)

export async function makeMissingAvif(payload: Payload): Promise<void> {
  const hasJob = sql`EXISTS (SELECT FROM jobs.job j WHERE j.name IN ('picture-avif', 'dead-letters')
    AND j.state < 'completed' AND j.data->>'mediaId' = ${pictureId}::text)`
  const isLeft = and(lt(media.updatedAt, sql`now() - ${LEFT_BEHIND}`), not(hasJob))
  await inTransaction({ payload }, (req) => queueUndone(req, isLeft))
}
