import type { ApiError } from '@/lib/http/problem'
import type { SlotRefusal } from '../types'

const badDate = (message: string): ApiError => ({ field: 'preferredDate', code: 'invalid', message })
const notASlot = (message: string): ApiError => ({ field: 'preferredTime', code: 'not_a_slot', message })

export const refusals: Record<SlotRefusal, ApiError> = {
  not_a_date: badDate('Date must be a real day, written YYYY-MM-DD'),
  past: badDate('This day is over. Please choose a later one.'),
  too_far: badDate('This day cannot be booked yet. Please choose an earlier one.'),
  day_off: badDate('There are no calls on this day. Please choose another one.'),
  closed: badDate('Closed on this day. Please choose another one.'),
  too_soon: notASlot('This time is too soon for us to prepare. Please choose a later one.'),
  not_a_slot: notASlot('No call starts at this time. Please choose one of the times shown.'),
  over: notASlot('This time has passed. Please choose another one.'),
  taken: {
    field: 'preferredTime',
    code: 'slot_taken',
    message: 'This time has just been taken. Please choose another one.',
  },
  full: {
    field: 'preferredDate',
    code: 'slot_taken',
    message: 'This day is fully booked. Please choose another one.',
  },
}

export const zoneRefusal: ApiError = {
  field: 'timezone',
  code: 'invalid',
  message: 'The time zone of our calendar has changed. Please reload the page and choose again.',
}
