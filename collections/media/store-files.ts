import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload'
import { sizeNames } from '@/features/media/size-names'
import { pictureFiles } from '@/features/media/store'
import { sendJob } from '@/lib/jobs/send'
import type { Media } from '@/payload-types'

function fileNames({ filename, sizes, avif }: Partial<Media>): string[] {
  const names = [
    filename,
    ...Object.values(sizes ?? {}).map((size) => size?.filename),
    ...sizeNames.map((size) => avif?.[size]),
  ]
  return names.filter((name): name is string => typeof name === 'string')
}

/** A new file has no AVIF yet. */
export const forgetAvif: CollectionBeforeChangeHook<Media> = ({ data, originalDoc, req }) => {
  if (!req.file && data.filename === originalDoc?.filename) return data
  return { ...data, avif: { madeOf: null, small: null, medium: null, large: null } }
}

/** Writes files before the commit, so a failed write rolls the row back. Unused files go after the commit. */
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
  if (!req.context.disableRevalidate) await sendJob(req, 'picture-avif', { mediaId: doc.id })
  return doc
}

export const removeFiles: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await sendJob(req, 'picture-files', { names: fileNames(doc) })
}
