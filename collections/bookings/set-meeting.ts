import type { CollectionBeforeChangeHook } from 'payload'
import { newMeeting, setMeeting } from '@/features/booking/meeting/mutations'
import { storedSettings } from '@/features/booking/settings/queries'
import type { Booking } from '@/payload-types'

export const setMeetingOfBooking: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc,
  operation,
  context,
  req,
}) => {
  if (context.fromGoogle || context.meetingIsSet) return data
  const link = data.meetLink || null
  if (operation === 'update')
    return data.meetLink === undefined || !originalDoc ? data : { ...data, ...setMeeting(originalDoc, link) }
  const meeting = newMeeting(await storedSettings(req.payload, req))
  return { ...data, ...meeting, ...(link ? setMeeting(meeting, link) : {}) }
}
