import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { newAccount, password } from '../support/accounts'
import { mailTo } from '../support/inbox'
import { expect, test } from '../support/journey'

test.use({ expectedErrors: /status of 401/ })

/** Chromium's own authenticator: a device that knows its owner and answers at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...({ protocol: 'ctap2', transport: 'internal' } as const),
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is added, signs in alone and after the password, and is renamed and removed', async ({
  page,
}) => {
  const { email } = await newAccount(page)
  await addAuthenticator(page)
  const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  const signOut = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL(/\/auth$/)
  }

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const form = page.getByRole('form', { name: 'Add a passkey' })
  await expect(form.getByLabel('Name of the passkey')).toBeFocused()
  await form.getByLabel('Name of the passkey').fill('Work laptop')
  await form.getByRole('textbox', { name: 'Current password' }).fill(password)
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(passkeys).toContainText(['Work laptop'])
  await expect(passkeys).toContainText(['not used yet'])
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in On' })).toBeVisible()
  expect((await mailTo(email, /A passkey was added/)).text).toContain('Work laptop')
  await expectAccessible(page)

  await signOut()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(passkeys).toContainText(['last used'])

  await signOut()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.getByRole('button', { name: 'Rename Work laptop' }).click()
  await page.getByLabel('Name of the passkey').fill('Old laptop')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(passkeys).toContainText(['Old laptop'])

  await page.getByRole('button', { name: 'Remove Old laptop' }).click()
  const removal = page.getByRole('form', { name: 'Remove Old laptop' })
  await expect(removal.getByText('It is your last one.')).toBeVisible()
  await removal.getByRole('textbox', { name: 'Current password' }).fill(password)
  await removal.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(passkeys).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in Off' })).toBeVisible()

  await signOut()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This passkey was not accepted.')
})
