import type { Config } from 'payload'
import { isConnectionLost, isInvalidValue } from '@/lib/db/errors'
import { isStorageAway, STORAGE_AWAY_MESSAGE } from '@/lib/files/storage-away'
import { isStorageFull, STORAGE_FULL_MESSAGE } from '@/lib/files/storage-full'
import { isFieldProblem } from '@/lib/http/field-problems'
import { UNAVAILABLE_MESSAGE } from '@/lib/http/problem'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

interface Refusal {
  message: string
  data?: unknown
  status?: unknown
  isPublic?: unknown
}

/** Payload's status for a document that someone else has open. Its message names an id. */
const LOCKED = 423

const TAKEN = /must be unique|has this already/

/** Payload's rule, which it does not export. */
const isForPeople = ({ isPublic, status }: Refusal) =>
  typeof isPublic === 'boolean' ? isPublic : typeof status === 'number' && status !== 500

/** Returns only what names the wrong fields. The rest may contain the request's data. */
function publicData(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const problems = 'errors' in data && Array.isArray(data.errors) ? data.errors.filter(isFieldProblem) : []
  return problems.length > 0 ? { ...data, errors: problems } : { ...data }
}

/** Payload's message for a taken slug names neither the article nor its address. */
function namedSlug(data: Record<string, unknown> | undefined, singular: unknown) {
  if (!data || !Array.isArray(data.errors) || typeof singular !== 'string') return data
  const message = `Another ${singular.toLowerCase()} has this address.`
  const errors = data.errors
    .filter(isFieldProblem)
    .map((problem) =>
      problem.path === 'slug' && TAKEN.test(problem.message) ? { ...problem, message } : problem,
    )
  return { ...data, errors }
}

/**
 * Payload recognises errors by class or name. The bundle has two copies and no names, so this adds the data.
 */
export const exposePublicErrors: AfterError = ({ error, collection }) => {
  if (isInvalidValue(error)) {
    const message = 'The request holds a value that does not fit its field.'
    return { status: 400, response: { errors: [{ message, data: { code: 'invalid' } }] } }
  }
  if (isStorageFull(error)) {
    return {
      status: 507,
      response: { errors: [{ message: STORAGE_FULL_MESSAGE, data: { code: 'unavailable' } }] },
    }
  }
  if (isStorageAway(error)) {
    return {
      status: 503,
      response: { errors: [{ message: STORAGE_AWAY_MESSAGE, data: { code: 'unavailable' } }] },
    }
  }
  // No connection to the database was free for long, or it is gone.
  if (isConnectionLost(error)) {
    return {
      status: 503,
      response: { errors: [{ message: UNAVAILABLE_MESSAGE, data: { code: 'unavailable' } }] },
    }
  }
  const refusal: Refusal = error
  if (refusal.status === LOCKED) {
    const message =
      'A colleague is editing this now. Wait until they have closed it, or take it over in the editor.'
    return { response: { errors: [{ message, data: { code: 'conflict' } }] } }
  }
  if (!isForPeople(refusal)) return
  const data = namedSlug(publicData(refusal.data), collection?.labels.singular)
  return { response: { errors: [{ message: refusal.message, ...(data ? { data } : {}) }] } }
}
