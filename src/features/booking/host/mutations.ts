import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { isCallTaker } from '@/features/role/call-takers'
import { isSuperAdmin } from '@/features/role/queries'
import { hasRow } from '@/lib/db/has-row'
import { asSite } from '@/lib/db/local-api'
import { lockName } from '@/lib/db/locks'
import { inTransaction } from '@/lib/db/transaction'
import type { ApiError } from '@/lib/http/problem'
import { media } from '@/payload-generated-schema'
import { reportLeftCalls } from '../assignee/mutations'
import { givenTime } from '../availability/lanes'
import type { ChangeOutcome } from '../change/mutations'
import { changeSeen, type NotSeen } from '../desk/seen-booking'
import { storedBooking } from '../queries'
import { currentRules } from '../settings/queries'
import { activeHosts } from './queries'
import type { HandOver, SetHost } from './schema'
import { type HostSettings, hostOfUser, hostSettings } from './settings'

export type SetHostOutcome =
  | { kind: 'done'; host: HostSettings }
  | { kind: 'forbidden' }
  | { kind: 'unknown' }
  | { kind: 'refused'; error: ApiError }

const hasPicture = (req: PayloadRequest, id: string) => hasRow(req, media, eq(media.id, id))

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
    if (host?.isActive && values.isActive === false)
      await reportLeftCalls(tx, { userId: user, host: host.id }, new Date())
    return { kind: 'done', host: await hostSettings(tx, user) }
  })
}

/** Gives a call to another host or the desk. Callers must check for someone who takes calls; `changeBooking` says who may. */
export async function handOver(
  acting: PayloadRequest,
  { id, host: to, outsideHours, notifyVisitor }: HandOver,
  now: Date,
): Promise<ChangeOutcome | NotSeen | { kind: 'unknown_host' }> {
  const stored = await storedBooking(acting.payload, id, { req: acting })
  if (!stored) return { kind: 'unknown' }
  const [host] = to ? await activeHosts(acting, [to]) : [null]
  if (host === undefined) return { kind: 'unknown_host' }
  const { timezone } = await currentRules(acting.payload, acting)
  const asked = givenTime(stored.bookingDatetime, timezone)
  const placement = { hosts: [host], choice: 'order' as const }
  const order = { asked, now, exceptId: id, placement, notify: notifyVisitor }
  return changeSeen(acting, order, { host, ...(outsideHours ? { outsideHours } : {}) })
}
