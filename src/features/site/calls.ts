import type { Contract } from '@/lib/http/contract'

const state = async () => (await import('./answers')).state

export const readOpenapi = {
  at: 'GET /api/openapi.json',
  who: 'public',
  about: 'This description of all calls',
  answers: { 200: async () => (await import('./answers')).openapi },
} as const satisfies Contract

export const readHealth = {
  at: 'GET /api/health',
  who: 'public',
  about: 'Whether the site works. Super admins see each part.',
  answers: {
    200: async () => (await import('./answers')).health,
    503: async () => (await import('./answers')).health,
  },
} as const satisfies Contract

export const readLive = {
  at: 'GET /api/health/live',
  who: 'public',
  about: 'Whether the process responds',
  answers: { 200: state },
} as const satisfies Contract

export const readReady = {
  at: 'GET /api/health/ready',
  who: 'public',
  about: 'Whether the site can take requests',
  answers: { 200: state, 503: state },
} as const satisfies Contract
