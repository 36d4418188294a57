import type { Contract } from '@/lib/http/contract'

export const updateWork = {
  at: 'POST /api/update-work',
  who: 'admin',
  about: 'Change status or assignee of an inquiry or a registration',
  input: async () => (await import('./schema')).updateWorkSchema,
  answers: { 200: async () => (await import('./answers')).changedWork },
  refusals: {
    404: 'There is no such item for you.',
    409: 'There is no project yet.',
    412: ['Someone else has changed it since.', async () => (await import('./answers')).staleWork],
  },
  versioned: true,
} as const satisfies Contract

export const addNote = {
  at: 'POST /api/add-note',
  who: 'admin',
  about: 'Add a note',
  input: async () => (await import('./schema')).addNoteSchema,
  answers: { 201: async () => (await import('./answers')).addedNote },
  refusals: { 404: 'There is no such item for you.' },
} as const satisfies Contract

export const setNextStep = {
  at: 'POST /api/next-step',
  who: 'admin',
  about: 'Set the next step',
  input: async () => (await import('./schema')).nextStepSchema,
  answers: { 200: async () => (await import('./answers')).setStep },
  refusals: { 404: 'There is no such item for you.' },
} as const satisfies Contract

export const finishStep = {
  at: 'POST /api/finish-step',
  who: 'admin',
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
  about: 'Make a project of an inquiry or a registration',
  input: async () => (await import('./schema')).makeProjectSchema,
  answers: { 201: async () => (await import('./answers')).madeProject },
  refusals: {
    404: 'There is no such item for you.',
    409: ['It already has a project.', async () => (await import('./answers')).projectExists],
  },
} as const satisfies Contract
