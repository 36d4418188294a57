import type { CollectionBeforeChangeHook } from 'payload'
import { newMeeting, setMeeting } from '@/features/booking/meeting/mutations'
import type { Booking } from '@/payload-types'

/** Sets how the call takes place. */
export const setMeetingOfBooking: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc,
  operation,
  context,
  req,
}) => {
  if (context.fromGoogle) return data
  const link = data.meetLink || null
  if (operation === 'update')
    return data.meetLink === undefined || !originalDoc ? data : { ...data, ...setMeeting(originalDoc, link) }
  const meeting = await newMeeting(req)
  return { ...data, ...meeting, ...(link ? setMeeting(meeting, link) : {}) }
}
