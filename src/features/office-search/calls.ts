import type { Contract } from '@/lib/http/contract'

export const searchOffice = {
  at: 'GET /api/office-search',
  who: 'admin',
  about: 'Search people, calls, work, notes, articles and pages',
  input: async () => (await import('./schema')).officeSearchSchema,
  answers: { 200: async () => (await import('./answers')).results },
} as const satisfies Contract
