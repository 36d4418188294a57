import { problem } from '@/lib/http/problem'

export const noSuchArticle = () =>
  problem(404, { message: 'There is no such article any more.', code: 'not_found', field: 'article' })
