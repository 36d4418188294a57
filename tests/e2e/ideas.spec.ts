import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/journey'

const changed = 'Voice to Task, our way'

test('ten ideas lead to their pages', async ({ page }) => {
  await page.goto('/automation-ideas')
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByRole('link', { name: 'Get In Touch' }).first()).toHaveAttribute('href', '/contact')
  await page.getByRole('link', { name: 'Email to CRM' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email to CRM')
  for (const heading of ['Key benefits', 'How it works', 'Setup steps'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await expect(page.getByText('1-2 days').first()).toBeVisible()
})

test('an idea leads to its neighbours, and asks about itself', async ({ page }) => {
  await page.goto('/automation-ideas')
  const titles = await page.getByRole('article').getByRole('heading').allTextContents()
  await page.getByRole('link', { name: titles[1] ?? '', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Would this pay off for your team?' })).toBeVisible()
  const around = page.getByRole('navigation', { name: 'Previous and next idea' })
  await expect(around.getByRole('link')).toHaveText([titles[0] ?? '', titles[2] ?? ''])
  await around.getByRole('link', { name: titles[2] ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[2] ?? '')
})

test('an idea says what it costs and what happens with data, and leads to booking first', async ({
  page,
}) => {
  for (const [slug, plan, price] of [
    ['email-to-crm', 'Fast Track', '$750'],
    ['lead-scoring', 'Scale Pack', 'From $2,500'],
  ] as const) {
    await page.goto(`/automation-ideas/${slug}`)
    const terms = page.getByRole('region', { name: 'Cost and data' })
    await expect(terms.getByText(price, { exact: true })).toBeVisible()
    await expect(terms.getByText(`Part of the ${plan} plan`)).toBeVisible()
    const details = terms.getByRole('link', { name: 'See what the plan includes' })
    await expect(details).toHaveAttribute('href', '/pricing')
    const actions = page.getByRole('main').locator('a, button')
    await expect(actions.filter({ hasText: /Book Free Audit|Edit Content/ }).first()).toHaveText(
      'Book Free Audit',
    )
    await terms.getByRole('link', { name: 'How we protect data' }).click()
    await expect(page.getByText('Workflows run in accounts that belong to you')).toBeVisible()
  }
})

test("a visitor's edit stays on the visitor's page", async ({ page, request }) => {
  await page.goto('/automation-ideas/voice-to-task')
  await page.getByRole('button', { name: 'Edit Content' }).click()
  await page.getByLabel('Title', { exact: false }).first().fill('Thrown away')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voice to Task')

  await page.getByRole('button', { name: 'Edit Content' }).click()
  await page.getByLabel('Title', { exact: false }).first().fill(changed)
  await page.getByRole('button', { name: 'Remove requirement 1' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(changed)
  expect(await (await request.get('/automation-ideas/voice-to-task')).text()).not.toContain(changed)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voice to Task')
})

test("a visitor's version of an idea arrives in the booking", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/automation-ideas/email-to-crm')
  await page.getByRole('button', { name: 'Edit Content' }).click()
  const point = page.getByLabel('Point 2')
  await expect(point).toBeVisible()
  // There is room for all of a point.
  expect(await point.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0)
  await point.fill('Our shop sends orders\nto the same mailbox.')
  await page.getByLabel('Setup time').fill('One afternoon')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Send us your version' }).click()
  await page.waitForURL('**/book-call?idea=email-to-crm')
  const message = page.getByLabel('Tell us about your automation needs')
  await expect(message).toHaveValue(/^My version of the idea "Email to CRM"\nHow it works:\n- /)
  await expect(message).toHaveValue(/\n- Our shop sends orders to the same mailbox\.\n/)
  await expect(message).toHaveValue(/\nSetup time: One afternoon$/)
  // Of another idea it says nothing.
  await page.goto('/book-call?idea=lead-scoring')
  await expect(message).toHaveValue('About the idea "lead scoring": ')
})
