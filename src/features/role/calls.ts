import type { Contract } from '@/lib/http/contract'

const result = async () => (await import('./answers')).result
const aboutSchema = async () => (await import('./schema')).aboutSchema

export const hasRole = {
  at: 'GET /api/has-role',
  who: 'public',
  about: 'Whether someone has a role. Only super admins may ask about others.',
  input: async () => (await import('./schema')).hasRoleSchema,
  answers: { 200: result },
  refusals: { 403: 'Only super admins may ask about others.' },
} as const satisfies Contract

export const isAdmin = {
  at: 'GET /api/is-admin',
  who: 'public',
  about: 'Whether someone is an admin. Only super admins may ask about others.',
  input: aboutSchema,
  answers: { 200: result },
  refusals: { 403: 'Only super admins may ask about others.' },
} as const satisfies Contract

export const isSuperAdmin = {
  at: 'GET /api/is-super-admin',
  who: 'public',
  about: 'Whether someone is a super admin. Only super admins may ask about others.',
  input: aboutSchema,
  answers: { 200: result },
  refusals: { 403: 'Only super admins may ask about others.' },
} as const satisfies Contract

export const assignUserRole = {
  at: 'POST /api/assign-user-role',
  who: 'admin',
  recent: true,
  about: 'Give an account a role. Admins may only give the role user.',
  input: async () => (await import('./schema')).assignRoleSchema,
  answers: { 200: async () => (await import('./answers')).assigned },
  refusals: { 404: 'There is no such account.', 409: 'The account has the role already.' },
} as const satisfies Contract
