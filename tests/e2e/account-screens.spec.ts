import type { Page } from '@playwright/test'
import { expectGoodLooks, expectNoSidewaysScroll } from '../support/accessibility'
import { enter, newAccount, sendAs } from '../support/accounts'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { expectNoShifts, twoFrames, watchShifts } from '../support/steadiness'

const LONG_WORD = 'Rechnungseingangsverarbeitungsautomatisierungsplattformerweiterungsvorhaben'
const NO_SUCH_KEY = 'x'.repeat(43)

// Refusals and void links are part of what is looked at.
test.use({ expectedErrors: /status of (400|401|404|410)/, reducedMotion: 'reduce' })

async function invitationLink(page: Page, email = uniqueEmail()): Promise<string> {
  await enter(page, owner)
  const { link } = await sendAs<{ link: string }>(page, '/api/create-invitation', { email })
  await sendAs(page, '/api/users/logout', {})
  return link
}

/** A client with projects of every state, and names as long as they may be. */
async function clientWithProjects(page: Page, desk: Page): Promise<void> {
  const { id } = await newAccount(page, {
    fullName: 'Wolfeschlegelsteinhausenbergerdorff Maximiliane-Charlotte',
  })
  await enter(desk, owner)
  for (const status of ['active', 'completed', 'on_hold', 'cancelled']) {
    await sendAs(desk, '/api/projects', {
      title: status === 'active' ? LONG_WORD : `Invoices without typing, ${status}`,
      description: 'Every invoice is read, matched with its order and booked. '.repeat(8),
      client: id,
      status,
      completionPercentage: 40,
      budget: '$12,500 in three parts',
    })
  }
}

const forms = [
  { path: '/auth', submit: 'Sign In', first: 'Email', error: 'Email is required' },
  { path: '/auth?mode=signup', submit: 'Create Account', first: 'Full Name', error: 'Name is required' },
  {
    path: '/auth?mode=forgot',
    submit: 'Send reset link',
    first: 'Email',
    error: 'Please enter your email address.',
  },
  {
    path: `/auth?mode=reset&token=${NO_SUCH_KEY}`,
    submit: 'Update password',
    first: 'New password',
    error: 'Password is required',
  },
] as const

for (const { path, submit, first, error } of forms)
  test(`${path.slice(0, 17)} stays where it is while its fonts come, and is usable by everyone with its errors`, async ({
    page,
  }) => {
    const button = page.getByRole('main').getByRole('button', { name: submit, exact: true })
    for (const width of [390, 1440]) {
      const { promise: painted, resolve: onPainted } = Promise.withResolvers<void>()
      await page.route(/\.woff2/, (route) => painted.then(() => route.continue()))
      await page.setViewportSize({ width, height: 900 })
      await watchShifts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(button).toBeVisible()
      await twoFrames(page)
      onPainted()
      await page.evaluate(() => document.fonts.ready)
      await expectNoShifts(page)
      await page.unroute(/\.woff2/)
    }
    await page.waitForLoadState('load')
    await button.click()
    await expect(page.getByRole('main').getByText(error).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox', { name: first })).toBeFocused()
    await expectGoodLooks(page)
  })

test('the link of a mail is usable by everyone, holds or not, and nothing moves', async ({ page }) => {
  for (const [path, words] of [
    ['/confirm-email', 'This link is invalid or has expired'],
    ['/auth?mode=reset', 'This link is invalid or has expired'],
    [`/client-register?token=${NO_SUCH_KEY}`, 'Invalid Invitation'],
  ] as const) {
    await watchShifts(page)
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible()
    await expectNoShifts(page)
    await expectGoodLooks(page)
  }
  await page.goto(`/confirm-email?token=${NO_SUCH_KEY}`)
  await expect(page.getByRole('button', { name: 'Confirm email address' })).toBeVisible()
  await expectNoShifts(page)
  await expectGoodLooks(page)
})

test('the registration is usable by everyone, and nothing moves', async ({ page }) => {
  const link = await invitationLink(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Complete Registration' })).toBeVisible()
    await expectNoShifts(page)
  }
  await expectGoodLooks(page)
  await page.getByLabel('Email & CRM Automation').check()
  await expectGoodLooks(page)
})

test('the screens without forms are usable by everyone, and nothing moves', async ({ page }) => {
  const invited = { token: NO_SUCH_KEY, email: 'grace.hopper@nanosecond.example', fullName: 'Grace Hopper' }
  await page.addInitScript(
    (account) => sessionStorage.setItem('quickwin:invited', account),
    JSON.stringify(invited),
  )
  for (const path of ['/registration-success', '/access-denied', '/access-denied/super-admin']) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await watchShifts(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      if (path === '/registration-success') await expect(page.getByText(invited.email)).toBeVisible()
      await expectNoShifts(page)
    }
    await expectGoodLooks(page)
  }
})

test("a client's dashboard is usable by everyone, and nothing moves", async ({ page, anotherPerson }) => {
  await clientWithProjects(page, await anotherPerson())
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: LONG_WORD, exact: true })).toBeVisible()
    await expectNoShifts(page)
    await expectNoSidewaysScroll(page)
  }
  await expectGoodLooks(page)
})

test("a super admin's dashboard is usable by everyone, two-factor enrolment too", async ({ page }) => {
  await sendAs(page, '/api/contact', {
    name: LONG_WORD.slice(0, 60),
    email: `${'long-address-'.repeat(4)}@${'nanosecond-'.repeat(4)}ltd.example`,
    company: LONG_WORD,
    message: `${LONG_WORD} ${'We type four hundred invoices a month. '.repeat(20)}`,
  })
  await enter(page, owner)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: 'Recent Inquiries' })).toBeVisible()
    await expectNoShifts(page)
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('button', { name: 'Set up' }).click()
  await expectGoodLooks(page)
  const setUp = page.getByRole('form', { name: 'Set up two-factor sign-in' })
  await setUp.getByRole('textbox', { name: 'Current password' }).fill(owner.password)
  await setUp.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible()
  await expectGoodLooks(page)
})
