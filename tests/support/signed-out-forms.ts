import type { Page } from '@playwright/test'
import { newAccount, password, sendAs } from './accounts'
import { bookCall } from './booked-call'
import { type FormCase, formCases } from './form-cases'
import { linkIn, mailTo } from './inbox'
import { expect, uniqueEmail } from './journey'
import { chooseFreeDay, chooseTime } from './slot-choice'
import { box, formNamed, main, type StatefulForm, seen } from './stateful-form'

const asStateful = ({ field, expectDone, ...form }: FormCase): StatefulForm => ({
  ...form,
  refused: [field.name],
  done: expectDone,
})

const signUp: StatefulForm = {
  name: 'signing up',
  api: '/api/sign-up',
  open: async (page) => {
    await page.goto('/auth?mode=signup')
  },
  async fill(page) {
    await box('Full Name')(page, 'Grace Hopper')
    await box('Email')(page, uniqueEmail())
    await box('Password')(page, password)
  },
  region: formNamed('Create your account'),
  button: 'Create Account',
  refused: ['fullName', 'email', 'password'],
  failed: 'Sign up failed',
  done: seen("We've sent you a confirmation link."),
}

const forgot: StatefulForm = {
  name: 'a forgotten password',
  api: '/api/forgot-password',
  open: async (page) => {
    await page.goto('/auth?mode=forgot')
  },
  fill: (page) => box('Email')(page, uniqueEmail()),
  region: formNamed('Forgot password'),
  button: 'Send reset link',
  refused: ['email'],
  failed: 'Password reset failed',
  done: seen('Password reset email sent'),
}

const reset: StatefulForm = {
  name: 'choosing a new password',
  api: '/api/reset-password',
  async open(page) {
    const { email } = await newAccount(page)
    await sendAs(page, '/api/users/logout', {})
    await sendAs(page, '/api/forgot-password', { email })
    await page.goto(linkIn(await mailTo(email, /Choose a new password/), 'mode=reset'))
  },
  async fill(page) {
    await box('New password')(page, 'Other-waters-8')
    await box('Confirm password')(page, 'Other-waters-8')
  },
  region: formNamed('New password'),
  button: 'Update password',
  refused: ['password'],
  failed: 'Password update failed',
  done: seen('Your password has been updated'),
}

async function signedUp(page: Page): Promise<void> {
  const email = uniqueEmail()
  await sendAs(page, '/api/sign-up', { email, password, fullName: 'Grace Hopper' })
  await page.goto(linkIn(await mailTo(email, /Confirm/), '/confirm-email'))
}

const confirmEmail: StatefulForm = {
  name: 'confirming an email address',
  api: '/api/confirm-email',
  open: signedUp,
  region: main,
  button: 'Confirm email address',
  refused: [],
  failed: 'That did not work',
  done: seen('Your account is ready'),
}

const confirmSubscription: StatefulForm = {
  name: 'confirming a subscription',
  api: '/api/newsletter/confirm',
  async open(page) {
    const email = uniqueEmail()
    await sendAs(page, '/api/newsletter', { email })
    await page.goto(linkIn(await mailTo(email, /Confirm your subscription/), '/newsletter/confirm'))
  },
  region: main,
  button: 'Confirm subscription',
  refused: [],
  failed: 'That did not work',
  done: seen('You are subscribed'),
}

async function openBookedCall(page: Page): Promise<void> {
  const email = uniqueEmail()
  await bookCall(page, email)
  await page.goto(linkIn(await mailTo(email, /booking/i), '/bookings/manage'))
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeVisible()
}

const move: StatefulForm = {
  name: 'moving a call',
  api: '/api/bookings/manage',
  async open(page) {
    await openBookedCall(page)
    await page.getByRole('button', { name: 'Reschedule' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
  },
  async fill(page) {
    await chooseFreeDay(page)
    await chooseTime(page, 0)
  },
  region: main,
  button: 'Move the call',
  refused: [],
  failed: 'The booking was not moved',
  // A time that is said to be taken is no longer chosen.
  again: (page) => chooseTime(page, 0).then(() => {}),
  done: seen('Booking moved'),
}

const cancel: StatefulForm = {
  name: 'cancelling a call',
  api: '/api/bookings/manage',
  async open(page) {
    await openBookedCall(page)
    await page.getByRole('button', { name: 'Cancel booking' }).click()
  },
  region: main,
  button: 'Cancel the call',
  refused: [],
  failed: 'The call was not cancelled',
  // A failure closes the question.
  again: (page) => page.getByRole('button', { name: 'Cancel booking' }).click(),
  done: seen('Booking cancelled'),
}

/** Forms whose failures `forms.spec.ts` looks at. */
export const visitorForms: readonly StatefulForm[] = formCases.map(asStateful)

/** Forms of accounts and mailed links. */
export const linkForms: readonly StatefulForm[] = [
  signUp,
  forgot,
  reset,
  confirmEmail,
  confirmSubscription,
  move,
  cancel,
]
