import type { PageMeta } from './page-meta'

export const authMeta: PageMeta = { title: 'Sign In', description: 'Sign in to your dashboard.' }

/** Modes of /auth, by its query; the first is the default. */
export const authModes = ['signin', 'signup', 'forgot', 'reset'] as const
export type AuthMode = (typeof authModes)[number]

/** The mode that the address asks for. */
export const authModeOf = (wanted: string | null): AuthMode =>
  authModes.find((mode) => mode === wanted) ?? 'signin'

export const authTitles: Record<AuthMode, { title: string; intro: string }> = {
  signin: { title: 'Sign In', intro: 'For clients with an account, and for our team.' },
  signup: { title: 'Create your account', intro: 'Follow your projects and keep your details up to date.' },
  forgot: {
    title: 'Forgot password',
    intro: 'Tell us your email address, and we send you a link for a new password.',
  },
  reset: { title: 'Choose a new password', intro: 'All devices that are signed in now will be signed out.' },
}

/** The specification's title of the sign-in, which clients use, too: small print below the form. */
export const teamSignIn = 'Admin Sign In: our team uses the same form.'

/** What stands beside the forms. */
export const authAside = {
  title: 'With an account',
  points: [
    'Your projects, with their progress and what was agreed',
    'Your details, to change whenever they do',
    'Every device that is signed in, and a button to end each',
    'Two-factor sign-in with an authenticator app',
  ],
} as const

export const passwordHint =
  'At least 8 characters, with a lowercase letter, an uppercase letter and a number.'

export const confirmEmailMeta: PageMeta = {
  title: 'Confirm your email address',
  description: 'The last step of a new account or a new email address.',
}

export const dashboardMeta: PageMeta = { title: 'Dashboard', description: 'Your projects and your account.' }

export const accessDenied = {
  title: 'Access Denied',
  admin: 'Administrator access required.',
  superAdmin: 'Super administrator access required.',
} as const
