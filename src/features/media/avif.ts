import type { Payload } from 'payload'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import { query, queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { StoredFile } from '@/lib/files/file-store'
import { sendJob } from '@/lib/jobs/send'
import { log } from '@/lib/log'
import { drawAvif } from '@/lib/pictures/avif'
import { removePictureFiles } from './files'
import type { sizeNames } from './size-names'
import { pictureFiles } from './store'

/** Within this time a picture's own job makes its files. */
const LEFT_BEHIND = sql`interval '1 hour'`
/** Each takes some seconds of a core, once an hour. */
const BATCH_SIZE = 20

interface Size {
  size: (typeof sizeNames)[number]
  filename: string
  width: number
  filesize: number
}

interface Drawn extends Size {
  data: Buffer
}

async function openPicture(payload: Payload, id: string) {
  const [row] = await query<{ filename: string; sizes: Size[] }>(
    payload,
    sql`SELECT m.filename, coalesce(jsonb_agg(to_jsonb(s) ORDER BY s.width) FILTER (WHERE s.filename IS NOT NULL), '[]') AS sizes
        FROM media m, LATERAL (VALUES
          ('small', m.sizes_small_filename, m.sizes_small_width::int, m.sizes_small_filesize::int),
          ('medium', m.sizes_medium_filename, m.sizes_medium_width::int, m.sizes_medium_filesize::int),
          ('large', m.sizes_large_filename, m.sizes_large_width::int, m.sizes_large_filesize::int)
        ) s (size, filename, width, filesize)
        WHERE m.id = ${id} AND m.filename IS NOT NULL AND m.avif_made_of IS DISTINCT FROM m.filename
        GROUP BY m.id`,
  )
  return row
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

/** Stores the result unless the picture has changed. Renews pages if there are files. */
const noteMade = (
  payload: Payload,
  id: string,
  filename: string,
  drawn: readonly Drawn[],
): Promise<boolean> =>
  inTransaction({ payload }, async (req) => {
    const nameOf = (size: Size['size']) => {
      const found = drawn.find((each) => each.size === size)
      return found ? avifName(found) : null
    }
    const noted = await queryIn(
      req,
      sql`UPDATE media SET avif_made_of = ${filename}, avif_small = ${nameOf('small')},
            avif_medium = ${nameOf('medium')}, avif_large = ${nameOf('large')}
          WHERE id = ${id} AND filename = ${filename} RETURNING id`,
    )
    if (noted.length > 0 && drawn.length > 0) await announceContent(req, [everyPage, contentTag('media')])
    return noted.length > 0
  })

/** Makes the AVIF files of a picture once (0053). Safe to repeat. */
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

/** Queues some pictures without AVIF each hour, the newest first. */
export async function makeMissingAvif(payload: Payload): Promise<void> {
  await inTransaction({ payload }, async (req) => {
    const rows = await queryIn<{ id: string }>(
      req,
      sql`SELECT m.id FROM media m
          WHERE m.filename IS NOT NULL AND m.avif_made_of IS DISTINCT FROM m.filename
            AND m.updated_at < now() - ${LEFT_BEHIND}
            AND NOT EXISTS (SELECT 1 FROM jobs.job j WHERE j.name IN ('picture-avif', 'dead-letters')
              AND j.state < 'completed' AND j.data->>'mediaId' = m.id::text)
          ORDER BY m.created_at DESC LIMIT ${BATCH_SIZE}`,
    )
    for (const { id } of rows) await sendJob(req, 'picture-avif', { mediaId: id })
  })
}
