import type { Page } from '@playwright/test'
import { withEditor } from './editor'
import { expect } from './journey'
import { chooseFreeDay, chooseTime } from './slot-choice'

/** Closes the day of a slot while `work` is done. */
export async function withDayOff(page: Page, slot: string, work: () => Promise<void>): Promise<void> {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('There is no browser')
  await withEditor(context.request, async (editor) => {
    await editor.changeGlobal('calendar-settings', { daysOff: [{ from: slot.slice(0, 10) }] })
    try {
      await work()
    } finally {
      await editor.changeGlobal('calendar-settings', { daysOff: [] })
    }
  })
  await context.close()
}

export async function fillForm(page: Page, email: string, name = 'Grace Hopper'): Promise<void> {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByLabel('Company').fill('Nanosecond Ltd')
  await page.getByLabel('Tell us about your automation needs').fill('We copy <b>invoices</b> by hand.')
}

/** Books the first time of a free day, for tests of what comes after it. */
export async function bookFreeCall(page: Page, email: string): Promise<void> {
  await page.goto('/book-call')
  await chooseFreeDay(page)
  await chooseTime(page, 0)
  await fillForm(page, email)
  await page.getByRole('button', { name: 'Schedule Call' }).click()
  await expect(page.getByRole('heading', { name: 'Booking Submitted!' })).toBeFocused()
}
