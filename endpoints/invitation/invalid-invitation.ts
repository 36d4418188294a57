import { problem } from '@/lib/http/problem'

/** Unknown, used, replaced and expired links get the same answer. */
export const invalidInvitation = (): Response =>
  problem(404, { message: 'This invitation link is no longer valid', code: 'not_found', field: 'token' })
