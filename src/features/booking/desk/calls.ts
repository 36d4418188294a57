import type { Contract } from '@/lib/http/contract'

const gone = 'The booking no longer exists.'
const stale = 'Someone else has changed it since.'
const taken = async () => (await import('../answers')).slotTaken

export const bookForVisitor = {
  at: 'POST /api/book-for-visitor',
  who: 'super admin',
  scope: 'bookings:write',
  about: 'Book a call for someone, also outside the hours that visitors are offered',
  input: async () => (await import('./schema')).bookForVisitorSchema,
  answers: { 201: async () => (await import('./answers')).bookedForVisitor },
  refusals: { 409: ['The time is taken. The answer also has the free times of the day.', taken] },
  once: true,
} as const satisfies Contract

export const moveBooking = {
  at: 'POST /api/move-booking',
  who: 'takes calls',
  scope: 'bookings:write',
  about: 'Move a call, or change its type',
  input: async () => (await import('./schema')).moveBookingSchema,
  answers: { 200: async () => (await import('./answers')).moved },
  refusals: {
    404: gone,
    409: [
      'The time is taken: the answer also has the free times of the day. Or the call cannot be moved.',
      taken,
    ],
  },
  versioned: true,
} as const satisfies Contract

export const undoBooking = {
  at: 'POST /api/undo-booking',
  who: 'takes calls',
  scope: 'bookings:write',
  about: 'Undo the last change of a call, before its mail is sent',
  input: async () => (await import('./schema')).undoBookingSchema,
  answers: { 200: async () => (await import('./answers')).undone },
  refusals: { 404: gone, 409: 'The earlier time was taken.', 410: 'The mail has been sent.', 412: stale },
} as const satisfies Contract

export const confirmBookings = {
  at: 'POST /api/confirm-bookings',
  who: 'takes calls',
  scope: 'bookings:write',
  about: 'Confirm requests. Only super admins may confirm several at once.',
  input: async () => (await import('./schema')).confirmBookingsSchema,
  answers: { 200: async () => (await import('./answers')).confirmed },
} as const satisfies Contract

export const cancelBookings = {
  at: 'POST /api/cancel-bookings',
  who: 'super admin',
  scope: 'bookings:write',
  about: 'Cancel several bookings',
  input: async () => (await import('./schema')).cancelBookingsSchema,
  answers: { 200: async () => (await import('./answers')).cancelled },
} as const satisfies Contract

export const cancelBurst = {
  at: 'POST /api/cancel-booking-burst',
  who: 'super admin',
  about: 'Cancel the unconfirmed bookings of a burst',
  input: async () => (await import('./schema')).cancelBurstSchema,
  answers: { 200: async () => (await import('./answers')).burst },
} as const satisfies Contract

export const exportBookings = {
  at: 'GET /api/bookings-export',
  who: 'super admin',
  recent: true,
  about: 'Bookings as a table',
  input: async () => (await import('./filter-schema')).deskFilterSchema,
  answers: { 200: 'text/csv' },
} as const satisfies Contract

export const changeFeed = {
  at: 'POST /api/bookings-feed',
  who: 'takes calls',
  about: 'Make or revoke the secret address of a calendar feed. The feed of all calls is for super admins.',
  input: async () => (await import('./schema')).feedActionSchema,
  answers: {
    200: async () => (await import('./answers')).endedFeed,
    201: async () => (await import('./answers')).feed,
  },
} as const satisfies Contract

export const readFeed = {
  at: 'GET /api/bookings-feed',
  who: 'by secret',
  about: 'Calls as an iCalendar feed',
  input: async () => (await import('./schema')).feedKeySchema,
  answers: { 200: 'text/calendar' },
  refusals: { 404: 'There is no such feed.' },
} as const satisfies Contract

export const listBookings = {
  at: 'GET /api/team/bookings',
  who: 'takes calls',
  scope: 'bookings:read',
  about: 'Bookings, filtered. Upcoming and pending ones begin with the next, others with the last.',
  input: async () => (await import('./filter-schema')).bookingListSchema,
  answers: { 200: async () => (await import('./answers')).bookingList },
} as const satisfies Contract

export const readBooking = {
  at: 'GET /api/team/bookings/:id',
  who: 'takes calls',
  scope: 'bookings:read',
  about: 'A booking with message, answers and other calls of the person. Its ETag is for If-Match.',
  answers: { 200: async () => (await import('./answers')).bookingDetails },
  refusals: { 404: gone },
} as const satisfies Contract

export const readFigures = {
  at: 'GET /api/team/figures',
  who: 'super admin',
  scope: 'bookings:read',
  about: 'Figures of the overview: calls, and what waits for the team',
  answers: { 200: async () => (await import('./answers')).figures },
} as const satisfies Contract
