import { type Refused, refused } from './reply.ts'

/** All error codes. Clients branch on codes; people read messages. */
export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'unconfirmed'
  | 'code_required'
  | 'code_wrong'
  | 'forbidden'
  | 'forbidden_origin'
  | 'reauthentication_required'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'stale'
  | 'configuration_required'
  | 'slot_taken'
  | 'not_a_slot'
  | 'gone'
  | 'too_large'
  | 'key_reused'
  | 'rate_limited'
  | 'internal'
  | 'unavailable'

export interface ApiError {
  message: string
  code: ErrorCode
  /** Name of the wrong input, as in the request. */
  field?: string
}

const codes: Record<number, ErrorCode> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  410: 'gone',
  412: 'stale',
  413: 'too_large',
  422: 'invalid',
  429: 'rate_limited',
  503: 'unavailable',
}

export const codeForStatus = (status: number): ErrorCode =>
  codes[status] ?? (status >= 500 ? 'internal' : 'invalid')

/** An answer in the one error shape. `extra` is added next to `errors`, such as the free slots of a 409. */
export function problem(
  status: number,
  errors: ApiError | ApiError[],
  extra: object = {},
  headers?: HeadersInit,
): Refused {
  return refused(
    Response.json({ errors: Array.isArray(errors) ? errors : [errors], ...extra }, { status, headers }),
  )
}

export const unauthenticated = (): Refused =>
  problem(401, { message: 'No user logged in', code: 'unauthenticated' })

export const forbidden = (message = 'Insufficient permissions'): Refused =>
  problem(403, { message, code: 'forbidden' })

export const foreignOrigin = (): Refused =>
  problem(403, {
    message: 'This request came from another site and was refused.',
    code: 'forbidden_origin',
  })

export const UNAVAILABLE_MESSAGE = 'The service is not available right now. Please try again shortly.'

export const unavailable = (): Refused => problem(503, { message: UNAVAILABLE_MESSAGE, code: 'unavailable' })
