import { env } from '@/env'
import { workRowId } from './row-id'
import type { WorkKind } from './rules'

/** The address of an item in the queue, which checks access. */
export const workAddress = (kind: WorkKind, id: string): string =>
  `${env.SITE_URL}/admin/queue?open=${workRowId({ kind, id })}`
