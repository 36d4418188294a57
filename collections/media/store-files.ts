import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload'
import { pictureFiles } from '@/features/media/files'
import { sizeNames } from '@/features/media/size-names'
import { sendJob } from '@/lib/jobs/send'
import type { Media } from '@/payload-types'

/** Names of the picture, of its sizes and of these as AVIF. */
function fileNames({ filename, sizes, avif }: Partial<Media>): string[] {
  const names = [
    filename,
    ...Object.values(sizes ?? {}).map((size) => size?.filename),
    ...sizeNames.map((size) => avif?.[size]),
  ]
  return names.filter((name): name is string => typeof name === 'string')
}

/** A new file has no AVIF yet, even if the old file or the original of a copy had. */
export const forgetAvif: CollectionBeforeChangeHook<Media> = ({ data, originalDoc, req }) => {
  if (!req.file && data.filename === originalDoc?.filename) return data
  return { ...data, avif: { madeOf: null, small: null, medium: null, large: null } }
}

/**
 * Writes the files of a new or replaced picture while its row is not yet committed: without the row there are no
 * files, and a file that cannot be written takes the row back. Files that nothing names any more go after the commit.
 */
export const storeFiles: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const data = req.file?.data
  if (!data || !doc.filename) return doc
  const sizes = Object.entries(doc.sizes ?? {}).flatMap(([size, stored]) => {
    const bytes = req.payloadUploadSizes?.[size]
    return bytes && stored?.filename ? [{ name: stored.filename, data: bytes }] : []
  })
  await pictureFiles.write([{ name: doc.filename, data }, ...sizes])
  const kept = new Set(fileNames(doc))
  const replaced = fileNames(previousDoc ?? {}).filter((name) => !kept.has(name))
  if (replaced.length > 0) await sendJob(req, 'picture-files', { names: replaced })
  // Of a bulk import, AVIF is made a few an hour.
  if (!req.context.disableRevalidate) await sendJob(req, 'picture-avif', { mediaId: doc.id })
  return doc
}

export const removeFiles: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await sendJob(req, 'picture-files', { names: fileNames(doc) })
}
