import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { isCallTaker } from '@/features/role/call-takers'
import { isSuperAdmin } from '@/features/role/queries'
import { asSite } from '@/lib/db/local-api'
import { lockName } from '@/lib/db/locks'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import type { ApiError } from '@/lib/http/problem'
import { media } from '@/payload-generated-schema'
import type { SetHost } from './schema'
import { type HostSettings, hostOfUser, hostSettings } from './settings'

export type SetHostOutcome =
  | { kind: 'done'; host: HostSettings }
  | { kind: 'forbidden' }
  | { kind: 'unknown' }
  | { kind: 'refused'; error: ApiError }

async function hasPicture(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await transactionOf(req)
  return (await db.$count(media, eq(media.id, id))) > 0
}

/** Sets how a person takes calls, and makes them a host the first time. Callers must check for someone who takes calls. */
export function setHost(
  acting: PayloadRequest,
  caller: string,
  { user = caller, ...values }: SetHost,
): Promise<SetHostOutcome> {
  return inTransaction(acting, async (tx): Promise<SetHostOutcome> => {
    const isOwners = values.slug !== undefined || values.isActive !== undefined
    if ((user !== caller || isOwners) && !(await isSuperAdmin(tx))) return { kind: 'forbidden' }
    await lockName(tx, `host:${user}`)
    const host = await hostOfUser(tx, user)
    if (!host && !(await isCallTaker(tx, user))) return { kind: 'unknown' }
    if (values.picture && !(await hasPicture(tx, values.picture)))
      return {
        kind: 'refused',
        error: { field: 'picture', code: 'invalid', message: 'This picture no longer exists.' },
      }
    if (host) await tx.payload.update({ collection: 'hosts', id: host.id, data: values, ...asSite(tx) })
    else {
      const { name } = await hostSettings(tx, user)
      const data = { name: name || 'Host', slug: '', isActive: true, ...values, user }
      await tx.payload.create({ collection: 'hosts', data, ...asSite(tx) })
    }
    return { kind: 'done', host: await hostSettings(tx, user) }
  })
}
