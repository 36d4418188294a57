import { randomBytes, randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectGoodLooks } from '../support/accessibility'
import { enter } from '../support/accounts'
import { dayAhead } from '../support/desk'
import { marks } from '../support/editor'
import { expect, owner, test } from '../support/journey'

// A job that is being tried right now is not found.
test.use({ expectedErrors: /status of 404/ })

const list = (page: Page) => page.getByRole('region', { name: 'Emails and jobs that failed' })
const toast = (page: Page, text: string) =>
  expect(
    page
      .getByRole('region', { name: /Notifications/ })
      .getByText(text)
      .first(),
  ).toBeVisible()

/** Opens the tab until it shows the mail to `email`: while it is tried it is not listed. */
async function openWith(page: Page, email: string) {
  const item = list(page).getByRole('listitem').filter({ hasText: email })
  await expect(async () => {
    await page.goto('/super-admin/monitoring')
    await expect(item).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 90_000 })
  return item
}

test('a mail that the mail server refuses is seen, tried again and dropped', async ({ page }) => {
  const email = `refused-${randomBytes(4).toString('hex')}@example.com`
  await enter(page, owner)
  const booked = await page.request.post('/api/book-for-visitor', {
    headers: marks(),
    data: {
      name: 'Ada Lovelace',
      email,
      // Before the days that other tests book.
      preferredDate: dayAhead(90 + randomInt(70)),
      preferredTime: '05:00',
      outsideHours: true,
      status: 'confirmed',
    },
  })
  expect(booked.status(), await booked.text()).toBe(201)
  const item = await openWith(page, email)
  await expect(item).toContainText('Email about a booking: confirmed')
  await expect(item).toContainText('Retried automatically')
  await expect(item).toContainText('No such mailbox')
  await openWith(page, email)
  await expectGoodLooks(page)
  await expect(async () => {
    await (await openWith(page, email)).getByRole('button', { name: 'Try now' }).click()
    await toast(page, 'Trying again now')
  }).toPass({ timeout: 90_000 })
  await expect(async () => {
    await (await openWith(page, email)).getByRole('button', { name: 'Discard' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(email)
    await question.getByRole('button', { name: 'Discard' }).click()
    await toast(page, 'Discarded')
  }).toPass({ timeout: 90_000 })
  await page.goto('/super-admin/monitoring')
  await expect(page.getByRole('heading', { level: 1, name: 'Monitoring' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})
