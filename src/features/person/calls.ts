import type { Contract } from '@/lib/http/contract'

export const exportPerson = {
  at: 'GET /api/people/export',
  who: 'super admin',
  recent: true,
  about: 'All that is stored about a person',
  input: async () => (await import('./schema')).personExportSchema,
  answers: { 200: 'application/json, text/html' },
} as const satisfies Contract

export const erasePerson = {
  at: 'POST /api/people/erase',
  who: 'super admin',
  recent: true,
  about: 'Erase what is stored about a person',
  input: async () => (await import('./schema')).erasureSchema,
  answers: { 200: async () => (await import('./answers')).erasure },
  refusals: { 404: 'Nothing is stored about this address.', 409: 'The person belongs to the team.' },
} as const satisfies Contract

export const exportOwnData = {
  at: 'GET /api/my-data/export',
  who: 'signed in',
  about: 'All that is stored about the own address',
  input: async () => (await import('./schema')).ownExportSchema,
  answers: { 200: 'application/json, text/html' },
} as const satisfies Contract

export const requestErasure = {
  at: 'POST /api/my-data/request-erasure',
  who: 'signed in',
  about: 'Ask the team to erase the own data',
  answers: { 202: async () => (await import('@/lib/http/answers')).message },
  refusals: { 409: 'The account belongs to the team.' },
} as const satisfies Contract

export const listPeople = {
  at: 'GET /api/team/people',
  who: 'super admin',
  scope: 'people:read',
  about: 'People by name, company or address, last seen first',
  input: async () => (await import('./schema')).peopleSchema,
  answers: { 200: async () => (await import('./answers')).people },
} as const satisfies Contract

export const readPerson = {
  at: 'GET /api/team/person',
  who: 'super admin',
  scope: 'people:read',
  about: 'What is known about the person with an address: history, notes and next steps',
  input: async () => (await import('./schema')).personSchema,
  answers: { 200: async () => (await import('./answers')).person },
  refusals: { 404: 'Nothing is stored about this address.' },
} as const satisfies Contract
