import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { asSite } from '@/lib/db/local-api'
import { referenceId } from '@/lib/db/reference-id'
import { transactionOf } from '@/lib/db/transaction'
import { hosts } from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'
import { typeOfTitle } from '../call-type/queries'
import { meetingOf } from '../call-type/rules'
import { meetingWith, newMeeting } from '../meeting/mutations'
import { storedSettings } from '../settings/queries'
import type { CallHost } from './queries'

async function hasOwnLink(req: PayloadRequest, host: string | null): Promise<boolean> {
  if (!host) return false
  const db = await transactionOf(req)
  const [row] = await db.select({ meetingUrl: hosts.meetingUrl }).from(hosts).where(eq(hosts.id, host))
  return Boolean(row?.meetingUrl)
}

/** How a call takes place otherwise: as its type says, or the settings. */
async function usualMeeting(req: PayloadRequest, { callType }: Booking) {
  const type = await typeOfTitle(req, callType ?? null)
  const stored =
    type && (await req.payload.findByID({ collection: 'call-types', id: type.id, ...asSite(req) }))
  return meetingOf(stored ?? null, await storedSettings(req.payload, req))
}

/** The columns of a call that gets another host, or the desk. A link changes only if one of the two has their own. */
export async function hostColumns(req: PayloadRequest, before: Booking, host: CallHost | null) {
  const given = { host: host?.id ?? null, assignee: host?.user ?? null }
  const isByPhone = before.meetingKind === 'phone'
  if (isByPhone || !(host?.meetingUrl || (await hasOwnLink(req, referenceId(before.host))))) return given
  return { ...given, ...newMeeting(meetingWith(await usualMeeting(req, before), host)) }
}
