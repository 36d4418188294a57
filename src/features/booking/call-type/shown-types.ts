import type { Payload } from 'payload'
import { activeDocs } from '@/cms/active-docs'
import { choosableHosts, typesOfHosts } from '../host/queries'
import type { ShownHost } from '../host/shown-hosts'
import type { MeetingKind } from '../meeting/rules'
import { DEFAULT_TITLE, meetingOf, type OwnLengths, ownLengths, type Question, questionsOf } from './rules'

export interface ShownType {
  slug?: string
  title: string
  description: string | null
  minutes: number
  lengths: OwnLengths
  meetingKind: MeetingKind
  questions: Question[]
  /** Its times are those of hosts, not of the desk. */
  byHosts: boolean
  /** Whom visitors can choose. Empty if they cannot. */
  hosts: ShownHost[]
}

export async function readShownTypes(payload: Payload): Promise<[ShownType, ...ShownType[]]> {
  const settings = await payload.findGlobal({ slug: 'calendar-settings', depth: 0, overrideAccess: false })
  const docs = await activeDocs(payload, 'call-types', 0)
  const chosen = await choosableHosts(payload)
  const byHosts = await typesOfHosts(payload)
  const [first, ...others] = docs.map((type): ShownType => {
    const lengths = ownLengths(type)
    return {
      slug: type.slug,
      title: type.title,
      description: type.description || null,
      minutes: lengths.bookingDurationMinutes ?? settings.bookingDurationMinutes,
      lengths,
      meetingKind: meetingOf(type, settings).meetingKind,
      questions: questionsOf(type),
      byHosts: byHosts.has(type.id),
      hosts: chosen.get(type.id) ?? [],
    }
  })
  if (first) return [first, ...others]
  const { bookingDurationMinutes: minutes, meetingKind } = settings
  return [
    {
      title: DEFAULT_TITLE,
      description: null,
      minutes,
      lengths: {},
      meetingKind,
      questions: [],
      byHosts: false,
      hosts: [],
    },
  ]
}

export const firstMinutes = async (payload: Payload) => (await readShownTypes(payload))[0].minutes
