/** What an API key may open, in the order in which it is shown. */
export const scopes = [
  'availability',
  'bookings:read',
  'bookings:write',
  'leads:read',
  'leads:write',
  'people:read',
  'content:read',
  'content:write',
  'content:publish',
  'newsletter:read',
] as const

export type Scope = (typeof scopes)[number]
