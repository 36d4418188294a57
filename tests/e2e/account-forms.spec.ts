import { Secret, TOTP } from 'otpauth'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility'
import { enter, newAccount, password } from '../support/accounts'
import { marks } from '../support/editor'
import { mailTo } from '../support/inbox'
import { expect, owner, test } from '../support/journey'

test('a profile is saved without company and phone', async ({ page }) => {
  await newAccount(page)
  await page.goto('/dashboard')
  async function save(company: string, phone: string) {
    await page.getByLabel('Company').fill(company)
    await page.getByLabel('Phone').fill(phone)
    const answer = page.waitForResponse('**/api/profile')
    await page.getByRole('button', { name: 'Save profile' }).click()
    expect((await answer).status()).toBe(200)
  }
  await save('', '')
  await expect(page.getByText('Your profile has been successfully updated.')).toBeVisible()
  await save('Nanosecond Ltd', '+49 30 1234567')
  await page.reload()
  await expect(page.getByLabel('Company')).toHaveValue('Nanosecond Ltd')
  await save('', '')
  await page.reload()
  await expect(page.getByLabel('Company')).toHaveValue('')
  await expect(page.getByLabel('Phone')).toHaveValue('')
})

test.describe('the keyboard stays where the work is', () => {
  test.use({ expectedErrors: /status of (400|401|410)/ })

  test('choosing a new password', async ({ page }) => {
    await page.goto(`/auth?mode=reset&token=${'x'.repeat(43)}`)
    const fields = ['New password', 'Confirm password'] as const
    const [chosen, repeated] = fields.map((name) => page.getByRole('textbox', { name }))
    if (!chosen || !repeated) throw new Error('unreachable')
    const update = page.getByRole('button', { name: 'Update password' })
    await chosen.fill(`${password}${'a'.repeat(130)}`)
    await expect(chosen).toHaveValue(`${password}${'a'.repeat(130)}`)
    await repeated.fill(password)
    await update.click()
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await expect(repeated).toBeFocused()
    await repeated.fill(`${password}${'a'.repeat(130)}`)
    await update.click()
    await expect(page.getByRole('main').getByText('Password must be less than 128 characters')).toBeVisible()
    await expect(chosen).toBeFocused()
    await chosen.fill(password)
    await repeated.fill(password)
    await update.click()
    await expect(page.getByText('This link is invalid or has expired').last()).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  })

  test('the profile, and two-factor sign-in with new recovery codes', async ({ page }) => {
    const { email } = await newAccount(page)
    await page.goto('/dashboard')
    await page.getByLabel('Phone').fill('0123')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByLabel('Phone')).toBeFocused()

    const heading = page.getByRole('heading', { name: /Two-factor sign-in/ })
    await page.getByRole('button', { name: 'Set up' }).click()
    const setUp = page.getByRole('form', { name: 'Set up two-factor sign-in' })
    await expect(setUp.getByRole('textbox', { name: 'Current password' })).toBeFocused()
    await setUp.getByRole('button', { name: 'Cancel' }).click()
    await expect(heading).toBeFocused()
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Scan this with your authenticator app')).toBeFocused()
    const key = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '')
    const code = (steps = 0) =>
      new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })
    await page.getByRole('textbox', { name: 'Code' }).fill(code())
    await page.getByRole('button', { name: 'Switch on' }).click()
    const shown = page.getByRole('list', { name: 'Recovery codes' })
    await expect(page.getByRole('alert').filter({ hasText: 'Keep these recovery codes' })).toBeFocused()
    await expect(shown.getByRole('listitem')).toHaveCount(10)
    const first = await shown.textContent()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(heading).toBeFocused()
    await expect(heading).toContainText('On')
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
    await mailTo(email, /Two-factor sign-in is on/)

    await page.getByRole('button', { name: 'New recovery codes' }).click()
    const renewal = page.getByRole('form', { name: 'New recovery codes' })
    const field = renewal.getByRole('textbox', { name: 'Code' })
    const proof = renewal.getByRole('textbox', { name: 'Current password' })
    await expect(proof).toBeFocused()
    await proof.fill(password)
    await field.fill('000000')
    await renewal.getByRole('button', { name: 'Show new codes' }).click()
    await expect(
      renewal.getByText('This code is wrong or was already used. Please enter the next one.'),
    ).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill(code(1))
    await renewal.getByRole('button', { name: 'Show new codes' }).click()
    await expect(shown.getByRole('listitem')).toHaveCount(10)
    const codes = await shown.getByRole('listitem').allTextContents()
    expect(await shown.textContent()).not.toBe(first)

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Recovery codes copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('quickwin-recovery-codes.txt')
    await page.getByRole('button', { name: 'I have kept them' }).click()

    // From now on each change of how the account signs in asks for a code, too.
    const change = page.getByRole('form', { name: 'Password', exact: true })
    await expect(page.getByRole('form', { name: 'Email address' }).getByLabel('Code')).toBeVisible()
    await change.getByRole('textbox', { name: 'Current password' }).fill(password)
    await change.getByRole('textbox', { name: 'New password' }).fill('Other-waters-8')
    await change.getByRole('button', { name: 'Change password' }).click()
    await expect(
      change.getByText('Please enter the six digits of your app, or a recovery code'),
    ).toBeVisible()
    await expect(change.getByLabel('Code')).toBeFocused()
    await expect(change.getByRole('textbox', { name: 'New password' })).toHaveValue('Other-waters-8')
    // The form is looked at, not what lies over it for a moment, nor what happens to lie half under the bar.
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // One of the new codes signs in.
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('devices', async ({ page, anotherPerson }) => {
    const person = await newAccount(page)
    await enter(await anotherPerson(), person)
    await page.goto('/dashboard')
    const others = page.getByRole('button', { name: /^Sign out (?!everywhere)/ })
    await expect(others).toHaveCount(2)
    const other = page.getByRole('listitem').filter({ hasNotText: 'This device' })
    await other.getByRole('button', { name: /^Sign out/ }).click()
    await expect(others).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Devices' })).toBeFocused()
  })
})

test('after signing out, no way back shows the dashboard again', async ({ page }) => {
  await newAccount(page)
  for (const button of ['Sign Out', 'Sign out everywhere']) {
    await page.goto('/')
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(page.getByRole('heading', { name: 'Recent Projects' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    await page.goBack()
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByText('Signed out', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByText('Recent Projects')).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
    if (button === 'Sign Out') await newAccount(page)
  }
})

test('an empty list of projects speaks to a client and to the team in their own words', async ({
  page,
  anotherPerson,
}) => {
  await newAccount(page)
  await page.goto('/dashboard')
  await expect(page.getByText('once we start working for you')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a project' })).toHaveCount(0)
  const desk = await anotherPerson()
  await enter(desk, owner)
  const headers = marks()
  const { docs } = await (await desk.request.get('/api/projects?limit=0', { headers })).json()
  for (const { id } of docs) await desk.request.delete(`/api/projects/${id}`, { headers })
  await desk.goto('/dashboard')
  await desk.getByRole('link', { name: 'Add a project' }).click()
  await expect(desk).toHaveURL(/\/admin\/collections\/projects\/create/)
})
