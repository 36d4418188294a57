import { randomBytes } from 'node:crypto'
import type { Booking } from '@/payload-types'
import { linkWithRoom, type MeetingKind } from './rules'

type Meeting = Pick<Booking, 'meetingKind' | 'meetLink'>

/** Letters and digits only, because some servers ignore case or reject other characters. */
const newRoom = () => randomBytes(16).toString('hex')

const ownLink = (link: string): Meeting => ({ meetingKind: 'url', meetLink: linkWithRoom(link, newRoom()) })

interface Offered {
  meetingKind: MeetingKind
  meetingUrl?: string | null | undefined
}

export function newMeeting({ meetingKind, meetingUrl }: Offered): Meeting {
  if (meetingKind === 'url' && meetingUrl) return ownLink(meetingUrl)
  return { meetingKind, meetLink: null }
}

/** Own links of hosts replace the type's, but by phone there is none. */
export const meetingWith = (offered: Offered, host: { meetingUrl: string | null } | null): Offered =>
  host?.meetingUrl && offered.meetingKind !== 'phone'
    ? { meetingKind: 'url', meetingUrl: host.meetingUrl }
    : offered

/** The fields that a link set by the team changes. An empty one leaves a link of Google, which may have come after the form was opened. */
export function setMeeting({ meetingKind, meetLink }: Meeting, link: string | null): Partial<Meeting> {
  if (link) return link === meetLink ? {} : ownLink(link)
  return meetingKind === 'url' ? { meetingKind: 'later', meetLink: null } : { meetLink: meetLink ?? null }
}
