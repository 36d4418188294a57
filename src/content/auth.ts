import type { PageMeta } from './page-meta'

export const authMeta: PageMeta = { title: 'Sign In', description: 'Sign in to your dashboard.' }

export const authModes = ['signin', 'signup', 'forgot', 'reset'] as const
export type AuthMode = (typeof authModes)[number]

export const authModeOf = (wanted: string | null) => authModes.find((mode) => mode === wanted) ?? 'signin'

export const authTitles: Record<AuthMode, { title: string; intro: string }> = {
  signin: { title: 'Sign In', intro: 'For clients with an account, and for our team.' },
  signup: { title: 'Create your account', intro: 'Follow your projects and keep your details up to date.' },
  forgot: {
    title: 'Forgot password',
    intro: 'Enter your email address, and we will email you a link to choose a new password.',
  },
  reset: { title: 'Choose a new password', intro: 'This signs you out on all devices.' },
}

/** The specification's title of the sign-in. Clients use it too, so it is small print. */
export const teamSignIn = 'Admin Sign In. Team members sign in here too.'

export const authAside = {
  title: "What you'll find inside",
  points: [
    'Your projects, their progress and what we agreed on',
    'Your details, ready to update',
    'A list of your signed-in devices, with a button to sign out each one',
    'Passkeys, and two-factor sign-in with an authenticator app',
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
