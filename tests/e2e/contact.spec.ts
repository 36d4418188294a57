import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { mailTo } from '../support/inbox'
import { expect, owner, test, uniqueEmail } from '../support/journey'

const MESSAGE = 'We copy <b>forty orders</b> a day into the ledger.'

async function fill(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill("Siobhan O'Neill-Berg")
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Company').fill('Harbour & Sons')
  await page.getByLabel('Project type').selectOption('Business Booster ($2,500+)')
  await page.getByLabel('Budget').selectOption('$1,000 - $5,000')
  await page.getByLabel('Timeline').selectOption('Within 1 month')
  await page.getByLabel('Message').fill(MESSAGE)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()
const problem = (page: Page) => page.getByRole('form', { name: 'Your inquiry' }).getByRole('alert')
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
})

test('a message arrives, is confirmed and leaves an empty form', async ({ page }) => {
  const email = uniqueEmail()
  await fill(page, email)
  await send(page)
  await expect(problem(page).getByText('Message sent successfully!')).toBeVisible()
  await expect(
    problem(page).getByText("We'll get back to you within 24 hours.", { exact: false }),
  ).toBeVisible()
  // Nothing covers what stays.
  await expect(notifications(page).getByRole('listitem')).toHaveCount(0)
  await expect(problem(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByLabel('Project type')).toHaveValue('')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')

  await mailTo(email, /./)
  const asThisSite = { headers: { origin: new URL(page.url()).origin, 'x-requested-with': 'XMLHttpRequest' } }
  await page.request.post('/api/users/login', { data: owner, ...asThisSite })
  const answer = await page.request.get(`/api/inquiries?where[email][equals]=${email}`, asThisSite)
  const { docs } = await answer.json()
  expect(docs).toMatchObject([
    {
      name: "Siobhan O'Neill-Berg",
      company: 'Harbour & Sons',
      message: MESSAGE.replaceAll(/<\/?b>/g, ''),
      projectType: 'Business Booster ($2,500+)',
      budgetRange: '$1,000 - $5,000',
      timeline: 'Within 1 month',
      serviceInterest: 'process_automation',
      status: 'new',
    },
  ])
})

test('mistakes are named at their fields, and nothing typed is lost', async ({ page }) => {
  await page.getByLabel('Email').fill('not-an-address')
  await page.getByLabel('Message').fill('Too short')
  await send(page)
  const form = page.getByRole('form', { name: 'Your inquiry' })
  await expect(form.getByText('Validation Error')).toBeVisible()
  await expect(notifications(page).getByRole('listitem')).toHaveCount(0)
  await expect(form.getByText('Name is required')).toBeVisible()
  await expect(form.getByText('Please enter a valid email address')).toBeVisible()
  await expect(form.getByText('Message must be at least 10 characters')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name is required')
  await expectAccessible(page)
  await expect(page.getByLabel('Email')).toHaveValue('not-an-address')
  await page.getByLabel('Timeline').selectOption('Flexible timing')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('not-an-address')
  await expect(page.getByLabel('Message')).toHaveValue('Too short')
  await expect(page.getByLabel('Timeline')).toHaveValue('Flexible timing')
})

test('the fourth message within five minutes is not sent', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }))
  for (let count = 0; count < 3; count++) {
    await fill(page, uniqueEmail())
    await send(page)
    await expect(page.getByLabel('Message')).toHaveValue('')
  }
  await fill(page, uniqueEmail())
  await send(page)
  await expect(problem(page).getByText('Too many requests')).toBeVisible()
  await expect(
    problem(page).getByText('Please wait 5 minutes before submitting another message.'),
  ).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE)
})

test('without a chat to open none is offered, and the hours are still there', async ({ page }) => {
  await expect(page.getByText('Live chat')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Mon-Fri 9 AM-6 PM CET')).toBeVisible()
})

test('a chat with a link is marked by its hours', async ({ page, editor }) => {
  try {
    await editor.changeGlobal('site-settings', { liveChatUrl: 'https://chat.example/quickwin' })
    for (const [clock, instant, shown] of [
      ['Monday noon in winter', '2026-11-30T11:00:00Z', 'Open now'],
      ['Monday 6 PM in winter', '2026-11-30T17:00:00Z', 'Closed now'],
      ['Wednesday 9 AM in summer', '2026-07-01T07:00:00Z', 'Open now'],
      ['Saturday', '2026-11-28T11:00:00Z', 'Closed now'],
    ] as const) {
      await page.clock.setFixedTime(new Date(instant))
      await page.reload()
      const methods = page.getByRole('region', { name: 'Get in Touch' })
      await expect(methods.getByText('Mon-Fri 9 AM-6 PM CET')).toBeVisible()
      await expect(methods.getByText(shown), clock).toBeVisible()
      await expect(methods.getByRole('link', { name: 'Start a chat' })).toHaveAttribute(
        'href',
        'https://chat.example/quickwin',
      )
    }
  } finally {
    await editor.changeGlobal('site-settings', { liveChatUrl: null })
  }
})

test('the cards say how and how soon, and shortcuts open their answers', async ({ page }) => {
  for (const name of ['Get in Touch', 'Fast Response Guarantee', 'Our Details', 'Quick Questions']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  const questions = page.getByRole('region', { name: 'Quick Questions' })
  await expect(questions.getByRole('listitem')).toHaveCount(4)
  await expect(questions.getByRole('link', { name: 'View all FAQ' })).toHaveAttribute('href', '/faq')
  await questions.getByRole('link', { name: 'What support is included after launch?' }).click()
  await expect(page).toHaveURL(/\/faq#what-support-is-included-after-launch$/)
  await expect(page.getByText('Fast Track includes 1 month of support')).toBeVisible()
})
