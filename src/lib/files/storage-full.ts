import { statfs } from 'node:fs/promises'
import { codesOf } from '../causes.ts'
import { processState } from '../process-state'
import { steadyNow } from '../time/steady-clock'

/** No space, over the quota, or a file system that became read-only. */
const FILE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])
/** disk_full, out_of_memory, and io_error, which a read-only data folder causes. */
const DATABASE_CODES = new Set(['53100', '53200', '58030'])

const MB = 1024 * 1024
/** Enough for an upload with its sizes, a page of the log and PostgreSQL's next 16 MB of log. */
const FULL_BYTES = 32 * MB
const LOW_BYTES = 512 * MB
/** How long a failed write counts more than a figure that reports free space. */
const REMEMBERED_MS = 60_000

/** The message that people read. It is true of files and of the database. */
export const STORAGE_FULL_MESSAGE =
  'The server has no space left, so nothing was saved. Please keep what you have written and try again later; the owner of the site has to make space.'

const seen = processState('storage-full', (): { at?: number } => ({}))

/** Returns true if a write failed for lack of space. The health report remembers it. */
export function isStorageFull(error: unknown): boolean {
  const isFull = codesOf(error).some((code) => FILE_CODES.has(code) || DATABASE_CODES.has(code))
  if (isFull) seen.at = steadyNow()
  return isFull
}

export interface Space {
  /** full: writes fail or soon will; low: an operator should look. */
  state: 'ok' | 'low' | 'full'
  freeBytes: number
  totalBytes: number
}

/** Pure: what an amount of space means. */
export function spaceState(freeBytes: number, sinceFailureMs: number): Space['state'] {
  if (freeBytes < FULL_BYTES || sinceFailureMs < REMEMBERED_MS) return 'full'
  return freeBytes < LOW_BYTES ? 'low' : 'ok'
}

export async function spaceOf(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const freeBytes = bavail * bsize
  const sinceFailure = seen.at === undefined ? Number.POSITIVE_INFINITY : steadyNow() - seen.at
  return { state: spaceState(freeBytes, sinceFailure), freeBytes, totalBytes: blocks * bsize }
}
