import { addCalendarDays, isoWeekday } from '@/lib/time/calendar-date'

/** When a next step is due. 'week' ends on Sunday. */
export const dueGroups = ['overdue', 'today', 'week'] as const
export type DueGroup = (typeof dueGroups)[number]

export const dueLabels: Record<DueGroup, string> = { overdue: 'Overdue', today: 'Today', week: 'This week' }

export const endOfWeek = (today: string): string => addCalendarDays(today, 7 - isoWeekday(today))

export function dueGroup(dueOn: string, today: string): DueGroup | undefined {
  if (dueOn < today) return 'overdue'
  if (dueOn === today) return 'today'
  return dueOn <= endOfWeek(today) ? 'week' : undefined
}
