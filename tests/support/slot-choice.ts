import type { Page } from '@playwright/test'
import { expect } from './journey'

/** The first day in the calendar that still has a free time, chosen by clicking. */
export async function chooseFreeDay(page: Page): Promise<void> {
  const days = page.getByRole('grid').getByRole('button', { disabled: false })
  await expect(days.first()).toBeVisible()
  const count = await days.count()
  // From the end, where other tests have not booked.
  for (let index = count - 1; index >= 0; index--) {
    await days.nth(index).click()
    await expect(
      page.getByRole('radio').first().or(page.getByText('No available times for this date')),
    ).toBeAttached()
    if ((await page.getByRole('radio').count()) > 3) return
  }
  throw new Error('No day with free times')
}

/** Chooses a time by keyboard; answers with its value. */
export async function chooseTime(page: Page, index: number): Promise<string> {
  const radio = page.getByRole('radio').nth(index)
  await radio.focus()
  await page.keyboard.press('Space')
  await expect(radio).toBeChecked()
  return (await radio.getAttribute('value')) ?? ''
}
