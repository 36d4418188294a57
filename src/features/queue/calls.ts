import type { Contract } from '@/lib/http/contract'

export const updateWork = {
  at: 'POST /api/update-work',
  who: 'admin',
  scope: 'leads:write',
  about: 'Change status or assignee of an inquiry or a registration',
  input: async () => (await import('./schema')).updateWorkSchema,
  answers: { 200: async () => (await import('./answers')).changedWork },
  refusals: {
    404: 'There is no such item for you.',
    412: ['Someone else has changed it since.', async () => (await import('./answers')).staleWork],
  },
  versioned: true,
} as const satisfies Contract

export const addNote = {
  at: 'POST /api/add-note',
  who: 'admin',
  scope: 'leads:write',
  about: 'Add a note to an inquiry, a registration, a booking or a person',
  input: async () => (await import('./schema')).addNoteSchema,
  answers: { 201: async () => (await import('./answers')).addedNote },
  refusals: { 404: 'There is no such item for you.' },
  once: true,
} as const satisfies Contract

export const setNextStep = {
  at: 'POST /api/next-step',
  who: 'admin',
  scope: 'leads:write',
  about: 'Set the next step about an inquiry, a registration, a booking or a person',
  input: async () => (await import('./schema')).nextStepSchema,
  answers: { 200: async () => (await import('./answers')).setStep },
  refusals: { 404: 'There is no such item for you.' },
} as const satisfies Contract

export const finishStep = {
  at: 'POST /api/finish-step',
  who: 'admin',
  scope: 'leads:write',
  about: 'Finish the next step, or open it again',
  input: async () => (await import('./schema')).finishStepSchema,
  answers: { 200: async () => (await import('./answers')).finishedStep },
  refusals: { 404: 'There is no such step for you.', 409: 'There is a newer next step.' },
} as const satisfies Contract

export const convertToInvitation = {
  at: 'POST /api/convert-to-invitation',
  who: 'super admin',
  about: 'Invite the sender of an inquiry',
  input: async () => (await import('./schema')).convertToInvitationSchema,
  answers: { 201: async () => (await import('../invitation/answers')).sentInvitation },
  refusals: { 404: 'There is no such item for you.', 409: 'The person was invited already.' },
} as const satisfies Contract

export const makeProject = {
  at: 'POST /api/make-project',
  who: 'admin',
  about: 'Make a project of an inquiry or a registration, or for a person or the one of a booking',
  input: async () => (await import('./schema')).makeProjectSchema,
  answers: { 201: async () => (await import('./answers')).madeProject },
  refusals: {
    404: 'There is no such item for you.',
    409: ['It already has a project.', async () => (await import('./answers')).projectExists],
  },
} as const satisfies Contract

export const listWork = {
  at: 'GET /api/team/work',
  who: 'admin',
  scope: 'leads:read',
  about: 'The queue: the newest inquiry or registration of each person. The newest come first.',
  input: async () => (await import('./list-schema')).workAskedSchema,
  answers: { 200: async () => (await import('./answers')).workList },
} as const satisfies Contract

export const readWork = {
  at: 'GET /api/team/work-item',
  who: 'admin',
  scope: 'leads:read',
  about: 'An inquiry or a registration with notes and next step. Its ETag is for If-Match.',
  input: async () => (await import('./schema')).workItemSchema,
  answers: { 200: async () => (await import('./answers')).workItem },
  refusals: { 404: 'There is no such item for you.' },
} as const satisfies Contract

export const listToday = {
  at: 'GET /api/team/today',
  who: 'admin',
  scope: 'leads:read',
  about: 'What waits: next steps until the end of the week, and how many calls and inquiries wait',
  answers: { 200: async () => (await import('./answers')).today },
} as const satisfies Contract
