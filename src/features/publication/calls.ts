import type { Contract } from '@/lib/http/contract'

const subjectSchema = async () => (await import('./schedule/schema')).subjectSchema
const schedule = async () => (await import('./answers')).schedule
const remarks = async () => (await import('./answers')).remarks
const draftLink = async () => (await import('./answers')).draftLink

export const readSchedule = {
  at: 'GET /api/publication-schedule',
  who: 'admin',
  scope: 'content:read',
  about: 'When a document will be published or taken back',
  input: subjectSchema,
  answers: { 200: schedule },
} as const satisfies Contract

export const planPublication = {
  at: 'POST /api/publication-schedule',
  who: 'admin',
  scope: 'content:publish',
  about: 'Plan to publish a document, or to take it back',
  input: async () => (await import('./schedule/schema')).planSchema,
  answers: { 201: schedule },
  refusals: { 404: 'There is no such document.', 409: 'The document cannot be published as it is.' },
} as const satisfies Contract

export const cancelPublication = {
  at: 'DELETE /api/publication-schedule',
  who: 'admin',
  scope: 'content:publish',
  about: 'Cancel a plan',
  input: async () => (await import('./schedule/schema')).callOffSchema,
  answers: { 200: schedule },
  refusals: { 404: 'This is no longer planned.' },
} as const satisfies Contract

export const readDraftLink = {
  at: 'GET /api/draft-link',
  who: 'admin',
  about: 'Until when the link to a draft works',
  input: subjectSchema,
  answers: { 200: draftLink },
} as const satisfies Contract

export const makeDraftLink = {
  at: 'POST /api/draft-link',
  who: 'admin',
  about: 'Make a link that shows a draft to everyone who has it',
  input: subjectSchema,
  answers: { 201: draftLink },
  refusals: { 404: 'There is no such document.' },
} as const satisfies Contract

export const revokeDraftLink = {
  at: 'DELETE /api/draft-link',
  who: 'admin',
  about: 'Make the link to a draft invalid',
  input: subjectSchema,
  answers: { 200: draftLink },
} as const satisfies Contract

export const leaveRemark = {
  at: 'POST /api/draft-remark',
  who: 'by secret',
  about: 'Leave a remark on a draft, with the secret of its link',
  input: async () => (await import('./remark/schema')).remarkSchema,
  answers: { 201: remarks },
  refusals: { 404: 'The link does not work.', 409: 'The link has as many remarks as it can have.' },
} as const satisfies Contract

export const readRemarks = {
  at: 'GET /api/draft-remarks',
  who: 'admin',
  about: 'What readers remarked on a draft',
  input: subjectSchema,
  answers: { 200: remarks },
} as const satisfies Contract

export const closeRemarks = {
  at: 'DELETE /api/draft-remarks',
  who: 'admin',
  about: 'Delete one remark on a draft, or all',
  input: async () => (await import('./remark/schema')).closedSchema,
  answers: { 200: remarks },
} as const satisfies Contract
