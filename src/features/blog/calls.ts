import type { Contract } from '@/lib/http/contract'

export const countReader = {
  at: 'POST /api/blogs/:id/view',
  who: 'public',
  about: 'Count a reader of an article',
  answers: { 200: async () => (await import('./answers')).views, 204: null },
  refusals: { 404: 'There is no such article.' },
} as const satisfies Contract

export const generateSlug = {
  at: 'POST /api/generate-blog-slug',
  who: 'admin',
  about: 'A free slug for a title',
  input: async () => (await import('./writing/schema')).titleSchema,
  answers: { 200: async () => (await import('./answers')).slug },
} as const satisfies Contract

export const checkReferences = {
  at: 'POST /api/check-references',
  who: 'admin',
  about: 'Links and pictures of an article that do not work',
  input: async () => (await import('./writing/schema')).referencesSchema,
  answers: { 200: async () => (await import('./answers')).references },
} as const satisfies Contract
