import type { Page } from '@playwright/test'
import { linkIn, mailTo } from '../support/inbox'
import { expect, test, uniqueEmail } from '../support/journey'

const first = 'Plain-sailing-7'
const second = 'Other-waters-8'

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test.describe('an account', () => {
  // The sign-in and the phone number that are refused on purpose, and the link that is used twice.
  test.use({ expectedErrors: /status of (400|401|410)/ })

  test('is made, confirmed, used, lost and regained, and signed out', async ({ page }) => {
    const email = uniqueEmail()

    await page.goto('/auth?mode=signup')
    await page.getByLabel('Full Name').fill("Grace O'Hopper")
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill('Password1')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('one of the most common ones').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Password' }).fill(first)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText("We've sent you a confirmation link.").first()).toBeVisible()

    // Stored with the mail, some seconds later.
    const confirmation = linkIn(await mailTo(email, /Confirm/), '/confirm-email')
    await page.goto('/auth')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In')
    await expect(page.getByText('Admin Sign In')).toBeVisible()
    await signIn(page, email, second)
    await expect(page.getByText('Please check your credentials and try again.').first()).toBeVisible()

    await page.goto(confirmation)
    await page.getByRole('button', { name: 'Confirm email address' }).click()
    await expect(page.getByText('Your account is ready')).toBeVisible()
    await mailTo(email, /Welcome/)
    await page.goto(confirmation)
    await page.getByRole('button', { name: 'Confirm email address' }).click()
    await expect(page.getByText('This link is invalid or has expired')).toBeVisible()

    await page.goto('/auth?redirect=https://evil.example/')
    await signIn(page, email, first)
    await expect(page.getByText('You have successfully signed in.')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Welcome, Grace O'Hopper")
    await expect(page.getByText('user', { exact: true })).toBeVisible()
    await expect(page.getByText('Recent Inquiries')).toHaveCount(0)

    await page.getByLabel('Company').fill('Nanosecond Ltd')
    await page.getByLabel('Phone').fill('0123')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Please enter a valid phone number').first()).toBeVisible()
    await page.getByLabel('Phone').fill('+49 30 1234567')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Your profile has been successfully updated.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Company')).toHaveValue('Nanosecond Ltd')

    await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page.getByText('You have been successfully signed out.')).toBeVisible()
    await expect(page).toHaveURL(/\/auth$/)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/auth\?redirect=/)

    await page.goto('/auth')
    await page.getByRole('link', { name: 'Forgot password' }).click()
    await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Check your email for password reset instructions')).toBeVisible()
    await page.goto(linkIn(await mailTo(email, /Choose a new password/), 'mode=reset'))
    await page.getByRole('textbox', { name: 'New password' }).fill(second)
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(first)
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(second)
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(page.getByText('Your password has been updated')).toBeVisible()
    await expect(page).toHaveURL('/')
    await mailTo(email, /password .* was changed/)

    await page.goto('/auth?redirect=/dashboard')
    await signIn(page, email, second)
    await expect(page).toHaveURL('/dashboard')
  })
})

test('each mode of the sign-in page has a title of its own', async ({ page }) => {
  for (const [address, title] of [
    ['/auth', 'Sign In'],
    ['/auth?mode=signup', 'Create your account'],
    ['/auth?mode=forgot', 'Forgot password'],
    ['/auth?mode=reset&token=abc', 'Choose a new password'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveTitle(`${title} · Quickwin`)
  }
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveTitle(/Workflow Automation/)
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await expect(page).toHaveTitle('Sign In · Quickwin')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await expect(page).toHaveTitle('Forgot password · Quickwin')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveTitle(/Workflow Automation/)
})
