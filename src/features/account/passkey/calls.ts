import type { Contract } from '@/lib/http/contract'

const passkeyRequest = async () => (await import('./answers')).passkeyRequest

export const askToSignIn = {
  at: 'POST /api/passkeys/sign-in-options',
  who: 'public',
  about: 'What to ask the browser for, to sign in with a passkey',
  answers: { 200: passkeyRequest },
} as const satisfies Contract

export const signInWithPasskey = {
  at: 'POST /api/passkeys/sign-in',
  who: 'by secret',
  about: 'Sign in with a passkey',
  input: async () => (await import('./schema')).passkeyProof,
  answers: { 200: async () => (await import('../answers')).signedIn },
  refusals: { 401: 'The passkey was not accepted.' },
} as const satisfies Contract

export const askForProof = {
  at: 'POST /api/passkeys/proof-options',
  who: 'signed in',
  about: 'What to ask the browser for, to prove who you are',
  answers: { 200: passkeyRequest },
} as const satisfies Contract

export const askForNewPasskey = {
  at: 'POST /api/passkeys/registration-options',
  who: 'signed in',
  about: 'What to ask the browser for, to make a passkey',
  input: async () => (await import('../schema')).newPasskeySchema,
  answers: { 200: async () => (await import('./answers')).newPasskeyRequest },
} as const satisfies Contract

export const addPasskey = {
  at: 'POST /api/passkeys/register',
  who: 'signed in',
  about: 'Add a passkey that the browser has made',
  input: async () => (await import('./schema')).registerPasskeySchema,
  answers: { 201: async () => (await import('./answers')).addedPasskey },
  refusals: { 409: 'The passkey is in use, or the account has ten.' },
} as const satisfies Contract

export const renamePasskey = {
  at: 'PATCH /api/passkeys/own/:id',
  who: 'signed in',
  about: 'Rename a passkey',
  input: async () => (await import('./schema')).passkeyNameSchema,
  answers: { 200: async () => (await import('./answers')).renamedPasskey },
  refusals: { 404: 'There is no such passkey.' },
} as const satisfies Contract

export const removePasskey = {
  at: 'DELETE /api/passkeys/own/:id',
  who: 'signed in',
  about: 'Remove a passkey',
  input: async () => (await import('../schema')).proofSchema,
  answers: { 200: async () => (await import('@/lib/http/answers')).message },
  refusals: { 404: 'There is no such passkey.' },
} as const satisfies Contract
