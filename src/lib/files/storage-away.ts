import { codesOf } from '../causes.ts'

const CODE = 'STORAGE_AWAY'

/** The message that editors read. */
export const STORAGE_AWAY_MESSAGE =
  'The storage of pictures does not answer, so nothing was saved. Please keep what you have and try again shortly; if it goes on, the owner of the site has to look after it.'

const nameOf = (failure: unknown) => (failure instanceof Error ? failure.name : typeof failure)

/** The text of a server could be commands for a terminal. */
const plain = (text: string) => text.replace(/\p{Cc}+/gu, ' ')

/** When two addresses refuse a connection, the error has no message of its own. */
function wordsOf(failure: unknown): string {
  if (failure instanceof AggregateError && failure.errors.length > 0) return wordsOf(failure.errors[0])
  if (!(failure instanceof Error)) return String(failure)
  return failure.message && failure.message !== failure.name
    ? `${failure.name}, ${failure.message}`
    : failure.name
}

/** The storage of files cannot be reached, or rejects this server's requests. */
export class StorageAway extends Error {
  // The bundle may hold two copies of this class.
  readonly code = CODE
  /** The storage's code for the reason, such as AccessDenied. */
  readonly reason: string
  readonly file: string | undefined

  // The original error stays out: its details of the request do not belong in a log.
  constructor(place: string, task: string, failure: unknown, file?: string) {
    super(`${place} could not ${task}: ${plain(wordsOf(failure))}`)
    this.name = 'StorageAway'
    this.reason = nameOf(failure)
    this.file = file
  }
}

/** Returns true if the storage of files caused the failure. */
export const isStorageAway = (error: unknown): boolean => codesOf(error).includes(CODE)
