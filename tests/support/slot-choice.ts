import type { Page } from '@playwright/test'
import { expect } from './journey'

/** A day of the month on the screen with a few free times, chosen by clicking; false without one. */
async function chooseDayOfMonth(page: Page): Promise<boolean> {
  const days = page.getByRole('grid').getByRole('button', { disabled: false })
  await expect(days.or(page.getByText(/^No free days in /)).first()).toBeVisible()
  const count = await days.count()
  // From the end, where other tests have not booked.
  for (let index = count - 1; index >= 0; index--) {
    const day = days.nth(index)
    // A second click would take a chosen day back.
    if (!/, selected$/.test((await day.getAttribute('aria-label')) ?? '')) await day.click()
    await expect(page.getByRole('status').filter({ hasText: /times? on |No available times/ })).toBeAttached()
    if ((await page.getByRole('radio').count()) > 3) return true
  }
  return false
}

/** The first day in the calendar that still has free times, chosen by clicking. */
export async function chooseFreeDay(page: Page): Promise<void> {
  if (await chooseDayOfMonth(page)) return
  // At the end of a month other tests may have booked what is left of it.
  await page.getByRole('button', { name: 'Next month' }).click()
  if (!(await chooseDayOfMonth(page))) throw new Error('No day with free times')
}

/** Chooses a time by keyboard; answers with its value. */
export async function chooseTime(page: Page, index: number): Promise<string> {
  const radio = page.getByRole('radio').nth(index)
  await radio.focus()
  await page.keyboard.press('Space')
  await expect(radio).toBeChecked()
  return (await radio.getAttribute('value')) ?? ''
}
