import type { Payload } from 'payload'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import { inTransaction } from '@/lib/db/transaction'

export const renewPages = (payload: Payload): Promise<void> =>
  inTransaction({ payload }, (req) => announceContent(req, [everyPage, contentTag('site-settings')]))
