import type { Contract } from '@/lib/http/contract'

const session = async () => (await import('./answers')).session
const message = async () => (await import('@/lib/http/answers')).message
const me = async () => (await import('./answers')).me
const userIdSchema = async () => (await import('./schema')).userIdSchema

export const readSession = {
  at: 'GET /api/session',
  who: 'public',
  about: 'Who is signed in, and with which rights',
  answers: { 200: session },
} as const satisfies Contract

export const signIn = {
  at: 'POST /api/users/login',
  who: 'by secret',
  about: 'Sign in with a password, and a second factor if the account has one',
  input: async () => (await import('./schema')).signInSchema,
  answers: { 200: async () => (await import('./answers')).signedIn },
  refusals: {
    401: [
      'The email address, the password or the second factor is wrong, or one is missing.',
      async () => (await import('./answers')).signInRefusal,
    ],
  },
} as const satisfies Contract

export const signOut = {
  at: 'POST /api/users/logout',
  who: 'public',
  about: 'Sign out on all devices',
  answers: { 200: message },
} as const satisfies Contract

export const readMe = {
  at: 'GET /api/users/me',
  who: 'public',
  about: 'The own account, as the CMS asks for it',
  answers: { 200: me },
} as const satisfies Contract

export const renewSession = {
  at: 'POST /api/users/refresh-token',
  who: 'public',
  about: 'Renew the session, as the CMS does',
  answers: { 200: me },
  refusals: { 401: ['The session has ended.', async () => (await import('./answers')).endedSession] },
} as const satisfies Contract

export const signUp = {
  at: 'POST /api/sign-up',
  who: 'public',
  about: 'Ask for an account. A mail with a link to confirm follows.',
  input: async () => (await import('./schema')).signUpSchema,
  answers: { 202: message },
} as const satisfies Contract

export const confirmEmail = {
  at: 'POST /api/confirm-email',
  who: 'by secret',
  about: 'Confirm an address with the token of a mail',
  input: async () => (await import('./schema')).tokenSchema,
  answers: { 200: async () => (await import('./answers')).confirmedEmail },
  refusals: { 410: 'The link is invalid or has expired.' },
} as const satisfies Contract

export const resendConfirmation = {
  at: 'POST /api/resend-confirmation',
  who: 'by secret',
  about: 'Send the link to confirm an account again',
  input: async () => (await import('./schema')).resendConfirmationSchema,
  answers: { 202: message },
  refusals: { 401: 'The email address or the password is wrong.' },
} as const satisfies Contract

export const forgotPassword = {
  at: 'POST /api/forgot-password',
  who: 'public',
  about: 'Ask for a link to choose a new password',
  input: async () => (await import('./schema')).forgotPasswordSchema,
  answers: { 202: message },
} as const satisfies Contract

export const resetPassword = {
  at: 'POST /api/reset-password',
  who: 'by secret',
  about: 'Choose a new password with the token of a mail',
  input: async () => (await import('./schema')).resetPasswordSchema,
  answers: { 200: message },
  refusals: { 410: 'The link is invalid or has expired.' },
} as const satisfies Contract

export const changeProfile = {
  at: 'PATCH /api/profile',
  who: 'signed in',
  about: 'Change the own profile. A missing field stays.',
  input: async () => (await import('./schema')).profileSchema,
  answers: { 200: session },
} as const satisfies Contract

export const changePassword = {
  at: 'POST /api/change-password',
  who: 'signed in',
  about: 'Change the own password',
  input: async () => (await import('./schema')).changePasswordSchema,
  answers: { 200: message },
} as const satisfies Contract

export const changeEmail = {
  at: 'POST /api/change-email',
  who: 'signed in',
  about: 'Ask to change the own address. A mail with a link to confirm follows.',
  input: async () => (await import('./schema')).changeEmailSchema,
  answers: { 202: message },
} as const satisfies Contract

export const reauthenticate = {
  at: 'POST /api/reauthenticate',
  who: 'signed in',
  about: 'Prove again who you are, before a sensitive call',
  input: async () => (await import('./schema')).reauthenticateSchema,
  answers: { 204: null },
} as const satisfies Contract

export const listSessions = {
  at: 'GET /api/sessions',
  who: 'signed in',
  about: 'The devices that are signed in',
  answers: { 200: async () => (await import('./answers')).sessions },
} as const satisfies Contract

export const endSession = {
  at: 'DELETE /api/sessions/:id',
  who: 'signed in',
  about: 'Sign out one device',
  answers: { 200: message },
  refusals: { 404: 'There is no such session.' },
} as const satisfies Contract

export const endAllSessions = {
  at: 'DELETE /api/sessions',
  who: 'signed in',
  about: 'Sign out all devices',
  answers: { 200: message },
} as const satisfies Contract

export const addColleague = {
  at: 'POST /api/add-colleague',
  who: 'super admin',
  recent: true,
  about: 'Add an account with a role, and mail a link to choose a password',
  input: async () => (await import('./schema')).addColleagueSchema,
  answers: { 201: async () => (await import('./answers')).addedColleague },
  refusals: {
    409: ['The address already has an account.', async () => (await import('./answers')).colleagueRefusal],
  },
} as const satisfies Contract

export const resendChoosePassword = {
  at: 'POST /api/resend-choose-password',
  who: 'super admin',
  about: 'Mail the link to choose a password again',
  input: userIdSchema,
  answers: { 200: async () => (await import('./answers')).mailedLink },
  refusals: {
    404: 'There is no such account.',
    409: 'The person has chosen a password, or the account is switched off.',
  },
} as const satisfies Contract

export const switchAccount = {
  at: 'POST /api/switch-account',
  who: 'super admin',
  recent: true,
  about: 'Switch an account off or on',
  input: async () => (await import('./schema')).switchAccountSchema,
  answers: { 200: async () => (await import('./answers')).switched },
  refusals: { 404: 'There is no such account.', 409: 'You cannot switch off your own account.' },
} as const satisfies Contract

export const endSessionsOf = {
  at: 'POST /api/end-sessions',
  who: 'super admin',
  about: 'Sign out all devices of an account',
  input: userIdSchema,
  answers: { 200: async () => (await import('./answers')).endedSessions },
  refusals: { 404: 'There is no such account.' },
} as const satisfies Contract
