import { problem } from '@/lib/http/problem'

/** An address has at most one open invitation. A database constraint checks it too. */
export const openInvitation = (): Response =>
  problem(409, {
    message: 'This address has an open invitation already. Send that one again, or delete it.',
    code: 'conflict',
    field: 'email',
  })
