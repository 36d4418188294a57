import { problem } from '@/lib/http/problem'

/** An address has one invitation that can be used; the database insists on it too. */
export const openInvitation = (): Response =>
  problem(409, {
    message: 'This address has an open invitation already. Send that one again, or delete it.',
    code: 'conflict',
    field: 'email',
  })
