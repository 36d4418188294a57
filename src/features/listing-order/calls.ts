import type { Contract } from '@/lib/http/contract'

export const reorder = {
  at: 'POST /api/reorder',
  who: 'admin',
  about: 'Move entries of a list before or after another',
  input: async () => (await import('./schema')).reorderSchema,
  answers: { 200: async () => (await import('@/lib/http/answers')).success },
  refusals: { 404: 'An entry no longer exists.' },
} as const satisfies Contract
