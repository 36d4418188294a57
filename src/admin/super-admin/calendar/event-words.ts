import type { Tone } from '@/admin/ui/values'
import type { EventState } from '@/features/calendar/events'

/** The state of a booking and its event in Google Calendar, in words. */
export const eventWords: Record<EventState, { tone: Tone; label: string }> = {
  waiting: { tone: 'waiting', label: 'Waiting for Google' },
  synced: { tone: 'good', label: 'In the calendar' },
  failed: { tone: 'bad', label: 'Rejected by Google' },
  review: { tone: 'bad', label: 'Needs review' },
  gone: { tone: 'neutral', label: 'Not in the calendar' },
}
