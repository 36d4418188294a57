import type { Locator, Page } from '@playwright/test'
import { enter, newAccount, password, sendAs } from './accounts'
import { appCode } from './app-code'
import { bookCall } from './booked-call'
import { type FormCase, formCases } from './form-cases'
import { linkIn, mailTo } from './inbox'
import { expect, owner, somebody } from './journey'
import { chooseFreeDay, chooseTime } from './slot-choice'

/** A form of the site, to be seen in each of its states. */
export interface StatefulForm {
  name: string
  /** Where it posts to. */
  api: string
  /** Opens its page, for whoever may use it. */
  open(page: Page): Promise<void>
  fill?(page: Page): Promise<void>
  /** What holds the form and its messages. */
  region(page: Page): Locator
  button: string
  /** The names of the fields that the server refuses; none where there is nothing to type. */
  refused: readonly string[]
  /** Title of what it says when it could not be sent. */
  failed: string
  /** What has to be done again before the next press. */
  again?(page: Page): Promise<void>
  done(page: Page): Promise<void>
}

const formNamed = (name: string) => (page: Page) => page.getByRole('form', { name, exact: true })
const main = (page: Page) => page.locator('main')
const box = (name: string) => (page: Page, text: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true }).fill(text)
const seen = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()

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
    await box('Email')(page, somebody())
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
  fill: (page) => box('Email')(page, somebody()),
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
  const email = somebody()
  await page.goto('/access-denied')
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
    const email = somebody()
    await page.goto('/access-denied')
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
  const email = somebody()
  await page.goto('/access-denied')
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
  open: openBookedCall,
  fill: (page) => page.getByRole('button', { name: 'Cancel booking' }).click(),
  region: main,
  button: 'Cancel the call',
  refused: [],
  failed: 'The call was not cancelled',
  // A failure closes the question.
  again: (page) => page.getByRole('button', { name: 'Cancel booking' }).click(),
  done: seen('Booking cancelled'),
}

async function openDashboard(page: Page): Promise<void> {
  await newAccount(page)
  await page.goto('/dashboard')
}

const profile: StatefulForm = {
  name: 'the profile',
  api: '/api/profile',
  open: openDashboard,
  fill: (page) => box('Phone')(page, '+49 30 1234567'),
  region: formNamed('Profile'),
  button: 'Save profile',
  refused: ['fullName', 'companyName', 'phone'],
  failed: 'Update failed',
  done: seen('Your profile has been successfully updated.'),
}

const changePassword: StatefulForm = {
  name: 'changing the password',
  api: '/api/change-password',
  open: openDashboard,
  async fill(page) {
    const form = this.region(page)
    await form.getByRole('textbox', { name: 'Current password' }).fill(password)
    await form.getByRole('textbox', { name: 'New password' }).fill('Other-waters-8')
  },
  region: formNamed('Password'),
  button: 'Change password',
  refused: ['currentPassword', 'newPassword'],
  failed: 'Password update failed',
  done: seen('Your password has been updated'),
}

const changeEmail: StatefulForm = {
  name: 'changing the email address',
  api: '/api/change-email',
  open: openDashboard,
  async fill(page) {
    const form = this.region(page)
    await form.getByRole('textbox', { name: 'New email' }).fill(somebody())
    await form.getByRole('textbox', { name: 'Current password' }).fill(password)
  },
  region: formNamed('Email address'),
  button: 'Change email',
  refused: ['email', 'currentPassword'],
  failed: 'Update failed',
  done: seen('The new address counts as soon as you have confirmed it'),
}

const enrol: StatefulForm = {
  name: 'two-factor sign-in: the password',
  api: '/api/two-factor/enrol',
  async open(page) {
    await openDashboard(page)
    await page.getByRole('button', { name: 'Set up' }).click()
  },
  fill: (page) => enrol.region(page).getByRole('textbox', { name: 'Current password' }).fill(password),
  region: formNamed('Set up two-factor sign-in'),
  button: 'Continue',
  refused: ['currentPassword'],
  failed: 'Update failed',
  done: (page) => expect(page.getByAltText('QR code for your authenticator app')).toBeVisible(),
}

async function typeCode(page: Page): Promise<void> {
  const key = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '')
  await box('Code')(page, appCode(key))
}

const firstCode: StatefulForm = {
  name: 'two-factor sign-in: the first code',
  api: '/api/two-factor/confirm',
  async open(page) {
    await enrol.open(page)
    await enrol.fill?.(page)
    await page.getByRole('button', { name: enrol.button }).click()
    await enrol.done(page)
  },
  fill: typeCode,
  region: formNamed('Confirm two-factor sign-in'),
  button: 'Switch on',
  refused: ['code'],
  failed: 'Update failed',
  again: typeCode,
  done: (page) =>
    expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10),
}

const idea: StatefulForm = {
  name: 'editing an idea',
  api: '/api/ideas/*',
  async open(page) {
    await enter(page, owner)
    await page.goto('/automation-ideas/time-tracking')
    await page.getByRole('button', { name: 'Edit Content' }).click()
    await expect(page.getByText('You are signed in as an editor', { exact: false })).toBeVisible()
  },
  region: formNamed('Edit this idea'),
  button: 'Save',
  refused: ['title', 'description', 'setupTime', 'howItWorks.0.text', 'steps.0.title'],
  failed: 'Update failed',
  done: seen('Idea saved'),
}

/** Forms whose failures `forms.spec.ts` looks at. */
export const visitorForms: readonly StatefulForm[] = formCases.map(asStateful)

export const accountForms: readonly StatefulForm[] = [
  signUp,
  forgot,
  reset,
  confirmEmail,
  confirmSubscription,
  move,
  cancel,
  profile,
  changePassword,
  changeEmail,
  enrol,
  firstCode,
  idea,
]
