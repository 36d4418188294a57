export const authModes = ['signin', 'signup', 'forgot', 'reset'] as const
export type AuthMode = (typeof authModes)[number]

export const authModeOf = (wanted: string | null) => authModes.find((mode) => mode === wanted) ?? 'signin'

/** The specification's title of the sign-in. Clients use it too, so it is small print. */
export const teamSignIn = 'Admin Sign In. Team members sign in here too.'

export const passwordHint =
  'At least 8 characters, with a lowercase letter, an uppercase letter and a number.'

export const accessDenied = {
  title: 'Access Denied',
  admin: 'Administrator access required.',
  superAdmin: 'Super administrator access required.',
} as const
