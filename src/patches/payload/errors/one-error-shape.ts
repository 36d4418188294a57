import { isFieldProblem, namedMessage, wholeProblems } from '@/lib/http/field-problems'
import { type ApiError, codeForStatus, type ErrorCode } from '@/lib/http/problem'

interface PayloadError {
  message?: string
  code?: ErrorCode
  field?: string
  name?: string
  data?: { code?: ErrorCode; field?: string; errors?: unknown[] }
}

/** Payload reports all wrong fields in one error. Here each becomes its own error with its field. */
function split(error: PayloadError, status: number): (ApiError & PayloadError)[] {
  const code = error.code ?? error.data?.code ?? codeForStatus(status)
  const message = error.message ?? 'Something went wrong.'
  const fields = wholeProblems((error.data?.errors ?? []).filter(isFieldProblem))
  const field = error.field ?? error.data?.field
  if (fields.length === 0) return [{ ...error, message, code, ...(field ? { field } : {}) }]
  return fields.map((problem) => ({
    ...error,
    message: namedMessage(problem),
    code,
    ...(problem.path ? { field: problem.path } : {}),
    // The admin's forms find the field here.
    data: { ...error.data, errors: [problem] },
  }))
}

/** Converts Payload's own refusals to the shape of all others. Other answers pass unchanged. */
export async function oneErrorShape(response: Response): Promise<Response> {
  if (response.status < 400 || !response.headers.get('content-type')?.includes('json')) return response
  const body = (await response.clone().json()) as {
    errors?: PayloadError[]
    message?: string
    jsonrpc?: string
  }
  // A protocol with a shape of its own.
  if (body.jsonrpc) return response
  const errors = body.errors ?? [{ message: body.message }]
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json(
    { ...body, errors: errors.flatMap((error) => split(error, response.status)) },
    { status: response.status, headers },
  )
}
