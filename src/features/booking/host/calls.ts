import type { Contract } from '@/lib/http/contract'

const taken = async () => (await import('../answers')).slotTaken

export const setHost = {
  at: 'POST /api/set-host',
  who: 'takes calls',
  about:
    'Set how a person takes calls. The first time makes them a host. People set their own; super admins set anyone, and alone set slug and whether a host is active.',
  input: async () => (await import('./schema')).setHostSchema,
  answers: { 200: async () => (await import('./answers')).host },
  refusals: { 404: 'There is no such person who takes calls.' },
} as const satisfies Contract

export const handOverBooking = {
  at: 'POST /api/hand-over-booking',
  who: 'takes calls',
  scope: 'bookings:write',
  about:
    'Give a call to another host, or to the desk. Hosts give their own; super admins any, also outside the hours of the new host.',
  input: async () => (await import('./schema')).handOverSchema,
  answers: { 200: async () => (await import('../desk/answers')).moved },
  refusals: {
    404: 'There is no such booking, or no such host.',
    409: ['The new host has no time then. Or the call is over or cancelled.', taken],
  },
  versioned: true,
} as const satisfies Contract
