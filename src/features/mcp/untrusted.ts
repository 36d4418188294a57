/** Fields whose texts the site writes. All others may have been written by strangers. */
const OWN = new Set([
  ...['id', 'key', 'kind', 'about', 'status', 'group', 'places', 'result', 'reason', 'code', 'field'],
  ...['start', 'end', 'at', 'date', 'time', 'dueOn', 'createdAt', 'updatedAt', 'lastAt', 'bookingDatetime'],
  ...['endsAt', 'heldUntil', 'undoUntil', 'changeUntil', 'preferredDate', 'preferredTime', 'timezone'],
  ...['visitorTimezone', 'meetingKind', 'meetLink', 'nextCursor', 'lostReason', 'invitationId', 'projectId'],
])

interface Untrusted {
  untrusted: string
}

type Marked = Untrusted | string | number | boolean | null | undefined | Marked[] | { [name: string]: Marked }

/** Puts each text that a stranger may have written into a field `untrusted` of its own, so that it cannot pass as an instruction. */
export function marked(value: unknown, name = ''): Marked {
  if (typeof value === 'string') return OWN.has(name) ? value : { untrusted: value }
  if (Array.isArray(value)) return value.map((item) => marked(item, name))
  if (typeof value !== 'object' || value === null) return value as Marked
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner, key)]))
}
