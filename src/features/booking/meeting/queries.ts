import type { Payload } from 'payload'

/** Returns true if the team calls visitors by phone, so that they must enter a number. */
export async function isByPhone(payload: Payload): Promise<boolean> {
  const settings = await payload.findGlobal({ slug: 'calendar-settings', depth: 0, overrideAccess: true })
  return settings.meetingKind === 'phone'
}
