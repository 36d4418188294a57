import { problem } from '@/lib/http/problem'

export const unknownWebhook = (): Response =>
  problem(404, { message: 'There is no such webhook.', code: 'not_found' })
