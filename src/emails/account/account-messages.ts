import { longDateInZone, timeInZone } from '@/lib/time/format'
import { readableAddress } from '@/lib/validation/readable-address'
import { type Brand, renderMessage } from '../message'
import { openingOf } from '../opening'

const IGNORE =
  'If you did not ask for this, you can ignore this email. Nothing changes unless you use the link.'
const ONE_OF_SEVERAL =
  'There is more than one sign-up with this address. Each email has a link for its own sign-up and password. Using one link cancels the others. If one of the sign-ups is not yours, do not use its link.'
const NOT_YOU =
  'If this was not you, choose a new password right away and write to us: someone else may know yours.'

/** The address of a page, with the secret of a link. */
export const page = (brand: Brand, path: string, token?: string) =>
  `${brand.siteUrl}${path}${token ? `${path.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}` : ''}`

const inUtc = (instant: Date) => `${longDateInZone(instant, 'UTC')}, ${timeInZone(instant, 'UTC')} UTC`

/** `at` is a UTC instant. `device` comes from the user agent. */
export interface MailedSignUp {
  name: string
  token: string
  at: string
  device: string
  oneOfSeveral: boolean
}

export const confirmSignUp = (brand: Brand, { name, token, at, device, oneOfSeveral }: MailedSignUp) =>
  renderMessage(brand, {
    ...openingOf(brand, 'confirm-sign-up', { name }, oneOfSeveral ? [ONE_OF_SEVERAL] : []),
    heading: 'Confirm your email address',
    facts: [
      ['Signed up', inUtc(new Date(at))],
      ['Device', device],
    ],
    action: { label: 'Confirm email address', url: page(brand, '/confirm-email', token) },
    closing: [
      'The link works once, for 24 hours.',
      'If this was not you, do not use the link: the person who signed up would know the password. Nothing happens unless you use it.',
    ],
  })

export const alreadyRegistered = (brand: Brand) =>
  renderMessage(brand, {
    subject: `You already have an account with ${brand.name}`,
    heading: 'You already have an account',
    paragraphs: [
      'Someone, most likely you, just signed up with this email address. It already has an account, so nothing was changed.',
      'Sign in with your password. If you forgot it, choose Forgot password on the sign-in page.',
    ],
    action: { label: 'Sign in', url: page(brand, '/auth') },
    closing: ['If this was not you, you can ignore this email.'],
  })

export const addressInUse = (brand: Brand) =>
  renderMessage(brand, {
    subject: `Your email address already has an account with ${brand.name}`,
    heading: 'This address already has an account',
    paragraphs: [
      'The owner of another account wants to use this email address. It already has its own account, so nothing was changed.',
      'If both accounts are yours, sign in to the one with this address, or change the address there first.',
    ],
    action: { label: 'Sign in', url: page(brand, '/auth') },
    closing: ['If this was not you, you can ignore this email.'],
  })

export const welcome = (brand: Brand, { name }: { name: string }) =>
  renderMessage(brand, {
    ...openingOf(brand, 'welcome', { name }),
    heading: `Welcome, ${name}`,
    action: { label: 'Open your dashboard', url: page(brand, '/dashboard') },
  })

export const resetPassword = (brand: Brand, { token }: { token: string }) =>
  renderMessage(brand, {
    ...openingOf(brand, 'reset-password', {}),
    heading: 'Choose a new password',
    action: { label: 'Choose a new password', url: page(brand, '/auth?mode=reset', token) },
    closing: ['The link works once, for one hour. A newer link replaces it.', IGNORE],
  })

export const passwordChanged = (brand: Brand) =>
  renderMessage(brand, {
    subject: `Your password for ${brand.name} was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account has just been changed, and all other devices have been signed out.',
    ],
    action: { label: 'Choose a new password', url: page(brand, '/auth?mode=forgot') },
    closing: [NOT_YOU],
  })

export const confirmNewEmail = (brand: Brand, { token }: { token: string }) =>
  renderMessage(brand, {
    ...openingOf(brand, 'confirm-new-email', {}),
    heading: 'Confirm your new email address',
    action: { label: 'Confirm email address', url: page(brand, '/confirm-email', token) },
    closing: ['The link works once, for 24 hours.', IGNORE],
  })

export const emailChanged = (brand: Brand, { newEmail }: { newEmail: string }) =>
  renderMessage(brand, {
    subject: `Your email address for ${brand.name} was changed`,
    heading: 'Your email address was changed',
    paragraphs: ['Your account has a new email address. Use it to sign in from now on.'],
    facts: [['New address', readableAddress(newEmail)]],
    closing: [`If this was not you, write to us right away: ${brand.contactEmail}`],
  })

const TWO_FACTOR = {
  on: {
    heading: 'Two-factor sign-in is on',
    text: 'From now on your account asks for a code from your authenticator app after the password. All other devices have been signed out.',
  },
  off: { heading: 'Two-factor sign-in is off', text: 'From now on your password alone opens your account.' },
  'app-off': {
    heading: 'Your authenticator app was removed',
    text: 'From now on your account asks for a passkey after the password.',
  },
  'recovery-code-used': {
    heading: 'A recovery code was used',
    text: 'Someone just signed in to your account with one of your recovery codes. Each code works once. Make new ones before you run out.',
  },
}

export function twoFactorChanged(brand: Brand, { change }: { change: keyof typeof TWO_FACTOR }) {
  const { heading, text } = TWO_FACTOR[change]
  return renderMessage(brand, {
    subject: `${heading}: ${brand.name}`,
    heading,
    paragraphs: [text],
    closing: [NOT_YOU],
  })
}
