import { statfs } from 'node:fs/promises'
import { processState } from '../process-state'
import { steadyNow } from '../time/steady-clock'

/** No space, over the quota, or a file system that turned read-only. */
const FILE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])
/** disk_full, out_of_memory; where the data itself turned read-only, io_error. */
const DATABASE_CODES = new Set(['53100', '53200', '58030'])

const MB = 1024 * 1024
/** An upload with its sizes, a page of the log and PostgreSQL's next 16 MB of log still fit. */
const FULL_BYTES = 32 * MB
const LOW_BYTES = 512 * MB
/** For how long a write that failed is believed over a figure that says that there is space. */
const REMEMBERED_MS = 60_000

/** What people are told; it is true of files and of the database. */
export const STORAGE_FULL_MESSAGE =
  'The server has no space left, so nothing was saved. Please keep what you have written and try again later; the owner of the site has to make space.'

const seen = processState('storage-full', (): { at?: number } => ({}))

/** Whether something could not be written because there is no space for it. Remembered for the health report. */
export function isStorageFull(error: unknown): boolean {
  let current = error
  for (let depth = 0; depth < 6 && current instanceof Error; depth++) {
    const code = 'code' in current ? String(current.code) : ''
    if (FILE_CODES.has(code) || DATABASE_CODES.has(code)) {
      seen.at = steadyNow()
      return true
    }
    current = current.cause
  }
  return false
}

export interface Space {
  /** full: writes fail or soon will; low: somebody should look. */
  state: 'ok' | 'low' | 'full'
  freeBytes: number
  totalBytes: number
}

/** Pure: how much space means what. */
export function judgeSpace(freeBytes: number, sinceFailureMs: number): Space['state'] {
  if (freeBytes < FULL_BYTES || sinceFailureMs < REMEMBERED_MS) return 'full'
  return freeBytes < LOW_BYTES ? 'low' : 'ok'
}

/** The space on the file system of a folder. */
export async function spaceOf(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const freeBytes = bavail * bsize
  const sinceFailure = seen.at === undefined ? Number.POSITIVE_INFINITY : steadyNow() - seen.at
  return { state: judgeSpace(freeBytes, sinceFailure), freeBytes, totalBytes: blocks * bsize }
}
