import type { ArrayField } from 'payload'
import {
  isWeekday,
  MOST_ROWS,
  rowRefusal,
  type WeekdayHours,
  weeklyRefusals,
} from '@/features/booking/settings/weekly-hours'
import { endTime } from '@/lib/time/calendar-date'
import { timeField } from '../fields/setting-fields'
import { row } from '../fields/simple-fields'

interface Asked {
  data: { weeklyHours?: unknown }
  path: (number | string)[]
}

const rowsOf = ({ weeklyHours }: Asked['data']): WeekdayHours[] =>
  (Array.isArray(weeklyHours) ? weeklyHours : []).map((row: Partial<WeekdayHours>) => ({
    weekday: Number(row?.weekday),
    start: String(row?.start ?? ''),
    end: endTime(String(row?.end ?? '')),
  }))

const weekdayTime = (name: 'start' | 'end', label: string) =>
  timeField(name, label, { admin: { width: '33%', placeholder: 'HH:MM' } }, (_, { data, path }: Asked) => {
    const refused = rowRefusal(rowsOf(data), Number(path[1]))
    return refused?.field === name ? refused.message : true
  })

export const weeklyHours: ArrayField = {
  name: 'weeklyHours',
  type: 'array',
  label: 'Hours by weekday',
  labels: { singular: 'Row', plural: 'Hours by weekday' },
  maxRows: MOST_ROWS,
  admin: {
    description:
      'These replace working days, working hours and break. Several rows of one weekday leave breaks between them. Without rows the working hours apply.',
  },
  fields: [
    row(
      {
        name: 'weekday',
        type: 'number',
        required: true,
        label: 'Weekday',
        validate: (value: unknown) => isWeekday(value) || weeklyRefusals.weekday,
        admin: { width: '33%', description: 'Monday is 1, Sunday is 7.', step: 1 },
      },
      weekdayTime('start', 'Start'),
      weekdayTime('end', 'End'),
    ),
  ],
}
