import type { Field } from 'payload'
import {
  dayRefusals,
  lastDayRefusal,
  MAX_DAYS,
  NOTE_LENGTH,
  overlappingHours,
} from '@/features/booking/settings/days'
import { isCalendarDate, isWallTime } from '@/lib/time/calendar-date'
import { adminsOnly } from '../access/rules'
import { line, row } from '../fields/simple-fields'

const isDate = (value: unknown) => (typeof value === 'string' && isCalendarDate(value)) || dayRefusals.date

const note: Field = line('note', 'Note', NOTE_LENGTH, {
  access: { read: adminsOnly },
  admin: { width: '50%', description: 'For the team. Visitors do not see it.' },
})

const dateField = (name: string, label: string, width: string): Field => ({
  name,
  type: 'text',
  required: true,
  label,
  validate: isDate,
  admin: { width, placeholder: 'YYYY-MM-DD' },
})

const timeField = (name: string, label: string): Field => ({
  name,
  type: 'text',
  required: true,
  label,
  admin: { width: '25%', placeholder: 'HH:MM' },
  validate: (value: unknown, { siblingData }: { siblingData: { start?: string } }) => {
    if (typeof value !== 'string' || !isWallTime(value)) return dayRefusals.wallTime
    const start = name === 'end' ? siblingData.start : undefined
    return start === undefined || value > start || dayRefusals.hoursOrder
  },
})

export const daysOff: Field = {
  name: 'daysOff',
  type: 'array',
  label: 'Days off',
  labels: { singular: 'Day off', plural: 'Days off' },
  maxRows: MAX_DAYS,
  admin: { description: 'Vacations and public holidays. Booked calls stay.' },
  fields: [
    row(
      dateField('from', 'First day', '25%'),
      {
        name: 'to',
        type: 'text',
        label: 'Last day',
        admin: { width: '25%', placeholder: 'YYYY-MM-DD', description: 'If left empty, it is one day.' },
        validate: (
          value: unknown,
          { siblingData }: { siblingData: { from?: string; everyYear?: boolean } },
        ) => {
          if (value === null || value === undefined || value === '') return true
          const valid = isDate(value)
          if (valid !== true) return valid
          const { from = '', everyYear } = siblingData
          return lastDayRefusal(from, String(value), everyYear === true) ?? true
        },
      },
      note,
    ),
    { name: 'everyYear', type: 'checkbox', defaultValue: false, label: 'Every year' },
  ],
}

export const specialHours: Field = {
  name: 'specialHours',
  type: 'array',
  label: 'Other hours on one date',
  labels: { singular: 'Other hours', plural: 'Other hours' },
  maxRows: MAX_DAYS,
  admin: {
    description:
      "These replace that day's usual hours, break and days off. Several entries for one date leave a break between them.",
  },
  validate: (value: unknown) => {
    const entries = Array.isArray(value) ? value : []
    return overlappingHours(entries) < 0 || dayRefusals.overlap
  },
  fields: [row(dateField('date', 'Date', '25%'), timeField('start', 'Start'), timeField('end', 'End'), note)],
}
