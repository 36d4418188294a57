import type { ArrayField, Field } from 'payload'
import {
  isWeekday,
  MOST_ROWS,
  rowRefusal,
  type WeekdayHours,
  weeklyRefusals,
} from '@/features/booking/settings/weekly-hours'
import { endTime, isEndTime, isWallTime } from '@/lib/time/calendar-date'
import { midnightIsTheEnd, row } from '../fields/simple-fields'

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

const timeField = (name: 'start' | 'end', label: string): Field => ({
  name,
  type: 'text',
  required: true,
  label,
  admin: { width: '33%', placeholder: 'HH:MM' },
  ...(name === 'end' ? { hooks: { beforeValidate: [midnightIsTheEnd] } } : {}),
  validate: (value: unknown, { data, path }: Asked) => {
    const isTime = name === 'end' ? isEndTime : isWallTime
    if (typeof value !== 'string' || !isTime(value)) return weeklyRefusals.wallTime
    const refused = rowRefusal(rowsOf(data), Number(path[1]))
    return refused?.field === name ? refused.message : true
  },
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
      timeField('start', 'Start'),
      timeField('end', 'End'),
    ),
  ],
}
