import { problem } from '@/lib/http/problem'

export const noSuchWork = () =>
  problem(404, {
    message: 'There is no such item any more, or it is not assigned to you. Reload the list.',
    code: 'not_found',
    field: 'id',
  })
