import type { Contract } from '@/lib/http/contract'

const twoFactor = async () => (await import('./answers')).twoFactor
const proofSchema = async () => (await import('../schema')).proofSchema
const recoveryCodes = async () => (await import('./answers')).recoveryCodes

export const readTwoFactor = {
  at: 'GET /api/two-factor',
  who: 'signed in',
  about: 'Which second factors the own account has',
  answers: { 200: twoFactor },
} as const satisfies Contract

export const enrol = {
  at: 'POST /api/two-factor/enrol',
  who: 'signed in',
  about: 'Begin to set up an authenticator app',
  input: proofSchema,
  answers: { 200: async () => (await import('./answers')).enrolment },
  refusals: { 409: 'An app is set up already.' },
} as const satisfies Contract

export const confirmEnrolment = {
  at: 'POST /api/two-factor/confirm',
  who: 'signed in',
  about: 'Finish to set up an authenticator app with its first code',
  input: async () => (await import('../schema')).codeSchema,
  answers: { 200: recoveryCodes },
} as const satisfies Contract

export const renewRecoveryCodes = {
  at: 'POST /api/two-factor/recovery-codes',
  who: 'signed in',
  about: 'Replace the recovery codes',
  input: proofSchema,
  answers: { 200: recoveryCodes },
  refusals: { 409: 'Two-factor sign-in is off.' },
} as const satisfies Contract

export const disableTwoFactor = {
  at: 'POST /api/two-factor/disable',
  who: 'signed in',
  about: 'Remove the authenticator app',
  input: proofSchema,
  answers: { 200: twoFactor },
  refusals: { 409: 'Two-factor sign-in is off.' },
} as const satisfies Contract
