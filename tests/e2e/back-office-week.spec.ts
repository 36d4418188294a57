import type { Page } from '@playwright/test'
import { isoWeek } from '../../src/features/booking/desk/week-address'
import { addCalendarDays, isoWeekday } from '../../src/lib/time/calendar-date'
import { longDate } from '../../src/lib/time/format'
import { enter } from '../support/accounts'
import { arrange, dayAhead, detailsOf, freeDay, openTab } from '../support/desk'
import { expect, owner, test } from '../support/journey'

test.describe('the week', () => {
  const callOf = (page: Page, name: string) => page.getByRole('link', { name })

  /** The next day on which clocks go forward in Berlin: the last Sunday of a March. */
  function springSunday(): string {
    const years = [0, 1].map((more) => Number(dayAhead(1).slice(0, 4)) + more)
    const sundays = years.map((year) => addCalendarDays(`${year}-03-31`, -(isoWeekday(`${year}-03-31`) % 7)))
    return sundays.find((sunday) => sunday > dayAhead(0)) ?? ''
  }

  test('shows calls at their times, opens them, and leads to other weeks', async ({ page }) => {
    await enter(page, owner)
    const date = springSunday()
    const week = isoWeek(date)
    const { name, id } = await arrange(page, { preferredDate: date, preferredTime: '03:30' })
    await openTab(page, 'Bookings', `?view=week&week=${week}`)
    await expect(page.getByRole('heading', { level: 2 })).toContainText(longDate(addCalendarDays(date, -6)))
    const sunday = page.getByRole('region', { name: longDate(date) })
    // The night in which clocks go forward.
    await expect(sunday.getByRole('link', { name })).toContainText('03:30 to 04:30 CEST')
    await expect(sunday.getByRole('link', { name })).toContainText('Confirmed')
    await callOf(page, name).click()
    await expect(page).toHaveURL(`/super-admin/bookings?view=week&week=${week}&open=${id}`)
    await expect(detailsOf(page, name)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(callOf(page, name)).toBeFocused()
    await page.getByRole('link', { name: 'Next week' }).click()
    await expect(page).toHaveURL(`/super-admin/bookings?view=week&week=${isoWeek(addCalendarDays(date, 1))}`)
    await expect(callOf(page, name)).toBeHidden()
    await page.goBack()
    await expect(callOf(page, name)).toBeVisible()
    await page.getByRole('link', { name: 'This week' }).click()
    await expect(page.getByText('Today', { exact: true })).toBeVisible()
  })

  test('is walked through by arrow keys, and free time is booked', async ({ page }) => {
    await enter(page, owner)
    const { date, times } = await freeDay(page)
    await openTab(page, 'Bookings', `?view=week&week=${isoWeek(date)}`)
    // Another day of this week may have one time left, with nothing below it.
    const day = page.getByRole('region', { name: longDate(date) })
    const cells = day.locator('[data-cell]')
    await cells.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(cells.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(cells.first()).toBeFocused()
    await day.getByRole('button', { name: new RegExp(`^${times[0]}: free`) }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Book for a visitor' })
    await expect(dialog.getByRole('radio', { name: times[0] })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test.describe('the calendar feed', () => {
  test('is made, copied once, and revoked', async ({ page, request }) => {
    await enter(page, owner)
    const { name } = await arrange(page)
    await openTab(page, 'Bookings')
    const dialog = page.getByRole('dialog', { name: 'Calendar feed' })
    const question = page.getByRole('alertdialog', { name: 'Revoke the calendar feed?' })
    await page.getByRole('button', { name: 'Calendar feed' }).click()
    await dialog.getByRole('button', { name: 'Create feed' }).click()
    const address = await dialog.getByLabel('Address of the feed').inputValue()
    expect(await (await request.get(address)).text()).toContain(name)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Calendar feed' }).click()
    await expect(dialog.getByLabel('Address of the feed')).toBeHidden()
    await dialog.getByRole('button', { name: 'Revoke feed' }).click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    expect((await request.get(address)).status()).toBe(200)
    await dialog.getByRole('button', { name: 'Revoke feed' }).click()
    await question.getByRole('button', { name: 'Revoke calendar feed' }).click()
    await expect(page.getByText('Calendar feed revoked')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Create feed' })).toBeVisible()
    expect((await request.get(address)).status()).toBe(404)
  })
})
