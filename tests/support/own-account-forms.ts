import type { Page } from '@playwright/test'
import { enter, newAccount, password } from './accounts'
import { appCode } from './app-code'
import { expect, owner, uniqueEmail } from './journey'
import { box, formNamed, type StatefulForm, seen } from './stateful-form'

async function openDashboard(page: Page): Promise<void> {
  await newAccount(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
    await form.getByRole('textbox', { name: 'New email' }).fill(uniqueEmail())
    await form.getByRole('textbox', { name: 'Current password' }).fill(password)
  },
  region: formNamed('Email address'),
  button: 'Change email',
  refused: ['email', 'currentPassword'],
  failed: 'Update failed',
  done: seen('Your new address takes effect once you confirm it'),
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

/** Forms of people who are signed in. */
export const ownAccountForms: readonly StatefulForm[] = [
  profile,
  changePassword,
  changeEmail,
  enrol,
  firstCode,
  idea,
]
