import { problem } from '@/lib/http/problem'

export const noSuchAccount = () =>
  problem(404, {
    message: 'There is no such account any more. Reload the list.',
    code: 'not_found',
    field: 'userId',
  })
