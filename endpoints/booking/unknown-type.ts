import { codeForStatus, problem } from '@/lib/http/problem'

/** There is no such type of call, or it is not active. */
export const unknownType = (status: 400 | 404): Response =>
  problem(status, {
    field: 'type',
    code: codeForStatus(status),
    message: 'This type of call cannot be booked. Please reload the page and choose again.',
  })
