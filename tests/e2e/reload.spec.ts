import type { Page } from '@playwright/test'
import { enter, newAccount, sendAs } from '../support/accounts'
import { expect, owner, test, uniqueEmail } from '../support/journey'

const TIMES = Number(process.env.E2E_RELOADS ?? 2)
const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

async function openDashboard(page: Page): Promise<void> {
  await newAccount(page)
  await page.goto('/dashboard')
}

async function openInvitation(page: Page): Promise<void> {
  await enter(page, owner)
  const { link } = await sendAs<{ link: string }>(page, '/api/create-invitation', { email: uniqueEmail() })
  await sendAs(page, '/api/users/logout', {})
  await page.goto(link)
}

const pages: Record<string, { open: (page: Page) => Promise<unknown>; use: (page: Page) => Promise<void> }> =
  {
    '/contact': { open: (page) => page.goto('/contact'), use: press('Send Message') },
    '/auth': { open: (page) => page.goto('/auth'), use: press('Sign In') },
    '/book-call': {
      open: (page) => page.goto('/book-call'),
      use: (page) => page.getByLabel('Full Name').click(),
    },
    '/client-register': { open: openInvitation, use: press('Complete Registration') },
    '/faq': { open: (page) => page.goto('/faq'), use: (page) => page.getByLabel('Search questions').click() },
    '/dashboard': { open: openDashboard, use: press('Ask us to erase it') },
  }

// Firefox reports no paint after such a reload.
for (const [path, { open, use }] of Object.entries(pages)) {
  test(`the scripts of ${path} run after a press and a reload`, async ({ page }) => {
    await open(page)
    for (let time = 1; time <= TIMES; time++) {
      await use(page)
      await page.waitForTimeout(500)
      await page.reload({ waitUntil: 'load' })
      await expect(page.locator('html'), `reload ${time}`).toHaveAttribute('data-load', 'ready')
    }
    await use(page)
  })
}

// Firefox ends requests at once when a page is left, and Next would open the address of its request after that.
test('who goes elsewhere while a page is coming gets there', async ({ page }) => {
  await page.goto('/pricing')
  await page.route('**/faq?*', () => new Promise(() => {}))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await page.waitForTimeout(500)
  await page.evaluate(() => location.assign('/terms'))
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms')
})
