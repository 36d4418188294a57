import type { Config } from 'payload'
import { isUnfitValue } from '@/lib/db/errors'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

interface Refusal {
  message: string
  data?: unknown
  status?: unknown
  isPublic?: unknown
}

interface FieldProblem {
  message: string
  path: string
}

const isFieldProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'message' in value && 'path' in value

/** Payload's rule for whose words may leave the server; it is not exported. */
const mayBeTold = ({ isPublic, status }: Refusal) =>
  typeof isPublic === 'boolean' ? isPublic : typeof status === 'number' && status !== 500

/** Of the wrong fields only what names them: the rest can be a part of the request. */
function told(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const problems = 'errors' in data && Array.isArray(data.errors) ? data.errors.filter(isFieldProblem) : []
  return problems.length > 0 ? { ...data, errors: problems } : { ...data }
}

/**
 * Puts a refusal's own words and fields into the answer. Payload does so only where the error is of its own
 * copy of the class, or where the class has a name: the bundle holds two copies, and in a production build
 * their names are cut away.
 */
export const tellRefusals: AfterError = ({ error }) => {
  if (isUnfitValue(error)) {
    const message = 'The request holds a value that does not fit its field.'
    return { status: 400, response: { errors: [{ message, data: { code: 'invalid' } }] } }
  }
  const refusal: Refusal = error
  if (!mayBeTold(refusal)) return
  const data = told(refusal.data)
  return { response: { errors: [{ message: refusal.message, ...(data ? { data } : {}) }] } }
}
