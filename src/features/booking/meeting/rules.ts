/** How calls take place, with the labels of the settings. */
export const meetingKinds = {
  google_meet: 'Google Meet, when Google Calendar is connected',
  url: 'A link of our own',
  phone: 'By phone: we call the visitor',
  later: 'We send the details later',
} as const

export type MeetingKind = keyof typeof meetingKinds

export const meetingKindNames = Object.keys(meetingKinds) as [MeetingKind, ...MeetingKind[]]

/** Each booking replaces this part of a link with a name of its own. */
const ROOM = '{room}'
export const LINK_LENGTH = 500

export const linkRefusals = {
  link: `Please enter an address that starts with https:// and has at most ${LINK_LENGTH} characters.`,
  missing: 'Enter the link to your calls.',
}

const parsed = (link: string, room: string) => URL.parse(link.replaceAll(ROOM, room))

/** Returns true for an https address without credentials. Its host cannot contain the room. */
export function isMeetingLink(link: string): boolean {
  if (link.length > LINK_LENGTH || /[\s\p{Cc}\p{Cs}]/u.test(link)) return false
  const url = parsed(link, 'a')
  return url?.protocol === 'https:' && !url.username && !url.password && url.host === parsed(link, 'b')?.host
}

export function meetingUrlRefusal(kind: unknown, url: string | null | undefined): string | null {
  if (url) return isMeetingLink(url) ? null : linkRefusals.link
  return kind === 'url' ? linkRefusals.missing : null
}

/** Letters, so that the parser leaves them. */
const ANY_ROOM = 'nameoftheroomofabooking'

/** The link as it is stored, with the place of the room. */
export const storedMeetingLink = (link: string): string =>
  parsed(link.trim(), ANY_ROOM)?.href.replaceAll(ANY_ROOM, ROOM) ?? link

/** The link of one booking. @param room an unguessable name */
export const linkWithRoom = (link: string, room: string): string => parsed(link, room)?.href ?? link
