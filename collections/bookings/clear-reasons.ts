import type { CollectionBeforeChangeHook } from 'payload'
import type { Booking } from '@/payload-types'

/** Only a cancelled call has reasons, so that a later cancellation does not send earlier ones. */
export const clearReasons: CollectionBeforeChangeHook<Booking> = ({ data, originalDoc }) =>
  (data.status ?? originalDoc?.status) === 'cancelled'
    ? data
    : { ...data, visitorCancelReason: null, teamCancelReason: null }
