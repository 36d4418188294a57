import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { pictureFiles } from '@/features/media/files'
import { sendJob } from '@/lib/jobs/send'
import type { Media } from '@/payload-types'

/** Names of the picture and of its sizes. */
function fileNames({ filename, sizes }: Partial<Media>): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  return names.filter((name): name is string => typeof name === 'string')
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
  return doc
}

export const removeFiles: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await sendJob(req, 'picture-files', { names: fileNames(doc) })
}
