import type { Contract } from '@/lib/http/contract'

const noType = 'There is no such type of call, or no such host of it.'
const taken = async () => (await import('./answers')).slotTaken

/** Answered by the CMS. */
export const listCallTypes = {
  at: 'GET /api/call-types',
  who: 'public',
  scope: 'availability',
  about: 'The types of calls that can be booked, in their order',
  answers: { 200: async () => (await import('./answers')).callTypes },
} as const satisfies Contract

export const readAvailability = {
  at: 'GET /api/availability',
  who: 'public',
  scope: 'availability',
  about: 'The free times of a day',
  input: async () => (await import('./schema')).availabilityQuerySchema,
  answers: { 200: async () => (await import('./answers')).availability },
  refusals: { 404: 'There is no such type of call, no such host of it, or no such booking.' },
} as const satisfies Contract

export const readNextFree = {
  at: 'GET /api/next-free',
  who: 'public',
  scope: 'availability',
  about: 'The first free time of each of the next days, and the days without one',
  input: async () => (await import('./schema')).nextFreeQuerySchema,
  answers: { 200: async () => (await import('./answers')).nextFree },
  refusals: { 404: noType },
} as const satisfies Contract

export const createBooking = {
  at: 'POST /api/create-booking',
  who: 'public',
  scope: 'bookings:write',
  about: 'Book a call',
  input: async () => (await import('./call-type/schema')).anyBookingSchema,
  answers: { 201: async () => (await import('./answers')).booked },
  refusals: { 409: ['The time is taken. The answer also has the free times of the day.', taken] },
  once: true,
} as const satisfies Contract

export const sendBookingAgain = {
  at: 'POST /api/send-booking-again',
  who: 'public',
  about: 'Send the mail of a booking again. The answer is the same for an unknown one.',
  input: async () => (await import('./schema')).sendAgainSchema,
  answers: { 202: async () => (await import('@/lib/http/answers')).message },
} as const satisfies Contract

export const manageOwnBooking = {
  at: 'POST /api/my-bookings/manage',
  who: 'signed in',
  about: 'Move or cancel a call of the own address',
  input: async () => (await import('./schema')).manageOwnSchema,
  answers: { 200: async () => (await import('./answers')).managed },
  refusals: {
    404: 'There is no such booking of this account.',
    409: ['The time is taken. The answer also has the free times of the day.', taken],
    410: 'The call can no longer be changed.',
  },
} as const satisfies Contract

export const manageBooking = {
  at: 'POST /api/bookings/manage',
  who: 'by secret',
  about: 'See, confirm, move or cancel a booking with the token of its mail',
  input: async () => (await import('./schema')).manageRequestSchema,
  answers: { 200: async () => (await import('./answers')).managed },
  refusals: {
    404: 'There is no such booking.',
    409: ['The time is taken. The answer also has the free times of the day.', taken],
    410: 'The call can no longer be changed.',
  },
} as const satisfies Contract

const document = async () => (await import('./answers')).document

/** The address of Payload's own call, which the collection no longer takes. */
export const patchBooking = {
  at: 'PATCH /api/bookings/:id',
  who: 'takes calls',
  scope: 'bookings:write',
  about:
    'Change a booking. A new start is checked like that of a move. Admins who take calls set status and note.',
  input: async () => (await import('./change/schema')).bookingChangeSchema,
  answers: { 200: document },
  refusals: {
    404: 'There is no such booking.',
    409: [
      'The time is taken: the answer also has the free times of the day. Or the call cannot be moved, or has changed.',
      taken,
    ],
  },
  versioned: true,
} as const satisfies Contract

export const deleteBooking = {
  at: 'DELETE /api/bookings/:id',
  who: 'super admin',
  about: 'Delete a booking. The visitor of a call that was to come hears that it is cancelled.',
  answers: { 200: document },
  refusals: { 404: 'There is no such booking.' },
  versioned: true,
} as const satisfies Contract
