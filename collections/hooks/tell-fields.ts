import type { Config } from 'payload'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

interface FieldProblem {
  message: string
  path: string
}

const isFieldProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'message' in value && 'path' in value

/**
 * Puts the wrong fields into the answer. Payload does so only where the error is of its own copy of the
 * class, and a bundle can hold two.
 */
export const tellFields: AfterError = ({ error }) => {
  const data = 'data' in error ? error.data : undefined
  if (typeof data !== 'object' || data === null) return
  const problems = 'errors' in data && Array.isArray(data.errors) ? data.errors.filter(isFieldProblem) : []
  if (problems.length === 0) return
  return { response: { errors: [{ message: error.message, data: { ...data, errors: problems } }] } }
}
