import { expectAccessible } from '../support/accessibility'
import { password, sendAs } from '../support/accounts'
import { linkIn, mailTo } from '../support/inbox'
import { expect, test, uniqueEmail } from '../support/journey'

test.use({ expectedErrors: /status of 401/ })

test('an unconfirmed person sees a message at sign-in, and gets the mail again', async ({ page }) => {
  // Two mails of sign-ups, each of which waits some seconds on purpose.
  const email = uniqueEmail()
  await sendAs(page, '/api/sign-up', { email, password, fullName: 'Grace Hopper' })
  const first = linkIn(await mailTo(email, /Confirm/), '/confirm-email')
  await page.goto('/auth')
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByLabel('Email').fill(email)
  await form.getByRole('textbox', { name: 'Password' }).fill(password)
  await form.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(form.getByRole('alert')).toContainText('Please confirm your email address')
  await expect(form.getByRole('textbox', { name: 'Password' })).toHaveValue(password)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Send the email again' }).click()
  await expect(form.getByText("We've sent you a confirmation link.")).toBeVisible()
  await expect.poll(async () => linkIn(await mailTo(email, /Confirm/), '/confirm-email')).not.toBe(first)
  await page.goto(linkIn(await mailTo(email, /Confirm/), '/confirm-email'))
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('confirmed', { exact: false }).first()).toBeVisible()
})
