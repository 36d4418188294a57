import type { Page } from '@playwright/test'
import { isoWeek } from '../../src/features/booking/desk/week-address'
import { addCalendarDays } from '../../src/lib/time/calendar-date'
import { dateInZone } from '../../src/lib/time/zone'
import { expectAccessible, expectGoodLooks } from '../support/accessibility'
import { enter } from '../support/accounts'
import { openTab } from '../support/desk'
import { expect, owner, test } from '../support/journey'
import { withSecondSuperAdmin } from '../support/second-super-admin'

const settingsPath = '/api/globals/calendar-settings'

const form = (page: Page) => page.getByRole('form', { name: 'Calendar settings' })
const save = (page: Page) => form(page).getByRole('button', { name: 'Save settings' }).click()

test.describe('settings', () => {
  test('are refused at their field, changed, hold for visitors, and are put back', async ({ page }) => {
    await enter(page, owner)
    await openTab(page, 'Calendar')
    const end = form(page).getByLabel('Working hours end')
    const endBefore = await end.inputValue()
    const start = await form(page).getByLabel('Working hours start').inputValue()
    await end.fill(start)
    await save(page)
    await expect(end).toHaveAccessibleDescription(/The end must be later than the start/)
    await expect(end).toBeFocused()
    await expect(end).toHaveValue(start)
    await end.fill(endBefore)

    const buffer = form(page).getByLabel('Buffer after a call (minutes)')
    const before = await buffer.inputValue()
    const reminders = form(page).getByLabel('Reminders (hours before the call)')
    await buffer.fill('45')
    await reminders.fill('24, soon')
    await save(page)
    await expect(reminders).toHaveAccessibleDescription(/Reminders are 1 to 3 different whole numbers/)
    await reminders.fill('48,24, 2')
    await save(page)
    await expect(page.getByText('Calendar settings updated successfully')).toBeVisible()
    expect((await (await page.request.get(settingsPath)).json()).bufferTimeMinutes).toBe(45)
    await page.reload()
    await expect(buffer).toHaveValue('45')
    await expect(reminders).toHaveValue('48, 24, 2')
    await buffer.fill(before)
    await reminders.fill('24')
    await save(page)
    await expect(page.getByText('Calendar settings updated successfully')).toBeVisible()
  })

  test('ask before the page is left with a change, and without one they do not', async ({ page }) => {
    await enter(page, owner)
    await openTab(page, 'Calendar')
    const asked: string[] = []
    let stays = true
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message())
      await (stays ? dialog.dismiss() : dialog.accept())
    })
    const others = page.getByRole('navigation', { name: 'Back office' })
    await form(page).getByRole('button', { name: 'Add a day off' }).click()
    await others.getByRole('link', { name: 'People' }).click()
    await expect.poll(() => asked).toEqual(['Leave without saving? What you changed here is lost.'])
    await expect(form(page).getByLabel('First day').last()).toBeVisible()
    stays = false
    await others.getByRole('link', { name: 'People' }).click()
    await expect(page).toHaveURL(/\/super-admin\/people/)
    expect(asked).toHaveLength(2)
    await others.getByRole('link', { name: 'Calendar' }).click()
    await expect(form(page)).toBeVisible()
    await others.getByRole('link', { name: 'People' }).click()
    await expect(page).toHaveURL(/\/super-admin\/people/)
    expect(asked).toHaveLength(2)
  })

  test('keep days off and other hours, and say at the field what is wrong with one', async ({ page }) => {
    await enter(page, owner)
    await openTab(page, 'Calendar')
    const off = form(page).getByRole('group', { name: 'Days off' })
    const entries = await off.getByRole('listitem').count()
    await form(page).getByRole('button', { name: 'Add a day off' }).click()
    const entry = off.getByRole('listitem').nth(entries)
    await expect(entry.getByLabel('First day')).toBeFocused()
    await entry.getByLabel('First day').fill('2035-12-24')
    await entry.getByLabel('Last day').fill('2035-12-23')
    await save(page)
    await expect(entry.getByLabel('Last day')).toHaveAccessibleDescription(/must not be before the first/)
    await entry.getByLabel('Last day').fill('2035-12-26')
    await save(page)
    await expect(page.getByText('Calendar settings updated successfully')).toBeVisible()
    await openTab(page, 'Calendar')
    await expect(entry.getByLabel('Last day')).toHaveValue('2035-12-26')
    await entry.getByRole('button', { name: 'Remove' }).click()
    await expect(off.getByRole('listitem')).toHaveCount(entries)
    await expect(form(page).getByRole('button', { name: 'Add a day off' })).toBeFocused()
    await save(page)
    await expect(page.getByText('Calendar settings updated successfully')).toBeVisible()
    await openTab(page, 'Calendar')
    await expect(off.getByRole('listitem')).toHaveCount(entries)
  })

  test('of a part of a day are changed by dragging over it or by keyboard, and taken back', async ({
    page,
  }) => {
    await enter(page, owner)
    await page.setViewportSize({ width: 1440, height: 1200 })
    await page.goto('/super-admin/bookings?view=week&week=2031-W10')
    const day = page.getByRole('region', { name: 'Wednesday, 5 March 2031' })
    const dialog = page.getByRole('dialog', { name: 'Hours of a day' })
    const ownHours = async () => {
      const { specialHours } = await (await page.request.get(settingsPath)).json()
      return specialHours
        .filter(({ date }: { date: string }) => date === '2031-03-05')
        .map(({ start, end }: { start: string; end: string }) => `${start}-${end}`)
    }
    const before = await (await page.request.get(settingsPath)).json()
    const column = day.locator('button', { hasText: 'Book at another time' })
    const box = await column.boundingBox()
    if (!box) throw new Error('The day has no column')
    const HOUR_PX = 68
    const at = async (hours: number) => {
      const line = page.getByText(`${String(hours).padStart(2, '0')}:00`, { exact: true }).first()
      const label = await line.boundingBox()
      return (label?.y ?? 0) + (label?.height ?? 0) / 2
    }
    const drag = async (from: number, to: number) => {
      await page.mouse.move(box.x + box.width / 2, (await at(from)) + 4)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2, (await at(from)) + HOUR_PX / 2)
      await page.mouse.move(box.x + box.width / 2, (await at(to)) - 4)
    }

    await drag(13, 15)
    await expect(day.getByText('13:00 to 15:00')).toBeVisible()
    await page.mouse.up()
    await expect(dialog.getByLabel('Hours')).toHaveValue('break')
    await expect(dialog.getByLabel('From')).toHaveValue('13:00')
    await expect(dialog.getByLabel(/^To/)).toHaveValue('15:00')
    await expectAccessible(page)
    await dialog.getByLabel('From').fill('06:00')
    await dialog.getByLabel(/^To/).fill('07:00')
    await dialog.getByRole('button', { name: 'Save the hours' }).click()
    await expect(dialog.getByLabel('From')).toHaveAccessibleDescription(/The break must be within the hours/)
    await dialog.getByLabel('From').fill('13:00')
    await dialog.getByLabel(/^To/).fill('15:00')
    await dialog.getByRole('button', { name: 'Save the hours' }).click()
    await expect(dialog).toHaveCount(0)
    const { workingHoursStart: start, workingHoursEnd: end } = before
    await expect.poll(ownHours).toEqual([`${start}-13:00`, `15:00-${end}`])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(ownHours).toEqual([])

    // A click stays a click.
    await page.mouse.click(box.x + box.width / 2, (await at(16)) + 10)
    await expect(page.getByRole('dialog', { name: 'Book for a visitor' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  test('are marked by keyboard over free times', async ({ page }) => {
    await enter(page, owner)
    const start = addCalendarDays(dateInZone(new Date(), 'Europe/Berlin'), 14)
    await page.goto(`/super-admin/bookings?view=week&week=${isoWeek(start)}`)
    const free = page.getByRole('button', { name: /: free, book for a visitor on Tuesday/ })
    const first = ((await free.nth(0).textContent()) ?? '').slice(0, 5)
    await free.nth(0).focus()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(page.getByRole('status').filter({ hasText: 'Press Enter to set the hours' })).toContainText(
      first,
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('status').filter({ hasText: 'Press Enter to set the hours' })).toHaveCount(0)
    await free.nth(0).focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Hours of a day' })
    await expect(dialog.getByLabel('Hours')).toHaveValue('break')
    await expect(dialog.getByLabel('From')).toHaveValue(first)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  test('of one day are changed in the week', async ({ page }) => {
    await enter(page, owner)
    await page.goto('/super-admin/bookings?view=week&week=2030-W10')
    const button = page.getByRole('button', { name: 'Hours of Tuesday, 5 March 2030' })
    const dialog = page.getByRole('dialog', { name: 'Hours of a day' })
    const choose = async (kind: string, next: string) => {
      await button.click()
      await expect(dialog.getByLabel('Hours')).toHaveValue(kind)
      await dialog.getByLabel('Hours').selectOption(next)
    }
    const saved = async () => {
      await dialog.getByRole('button', { name: 'Save the hours' }).click()
      await expect(dialog).toHaveCount(0)
    }
    const stored = async () => (await page.request.get(settingsPath)).json()
    await choose('usual', 'closed')
    await saved()
    await expect
      .poll(async () => (await stored()).daysOff)
      .toContainEqual(expect.objectContaining({ from: '2030-03-05' }))
    await page.reload()
    await choose('closed', 'hours')
    await dialog.getByLabel('From').fill('12:00')
    await dialog.getByLabel(/^To/).fill('11:00')
    await dialog.getByRole('button', { name: 'Save the hours' }).click()
    await expect(dialog.getByText('The end must be later than the start.')).toBeVisible()
    await dialog.getByLabel(/^To/).fill('14:00')
    await saved()
    await page.reload()
    await choose('hours', 'usual')
    await saved()
    const { daysOff, specialHours } = await stored()
    expect(JSON.stringify([daysOff, specialHours])).not.toContain('2030-03-05')
  })

  test.describe('changed by two at once', () => {
    test.use({ expectedErrors: /status of 412/ })

    test('are never lost silently', async ({ page }) => {
      await withSecondSuperAdmin(page, async (other) => {
        await openTab(page, 'Calendar')
        await openTab(other, 'Calendar')
        const days = form(page).getByLabel('Days ahead')
        const before = Number(await days.inputValue())
        await form(other)
          .getByLabel('Days ahead')
          .fill(String(before + 1))
        await save(other)
        await expect(other.getByText('Calendar settings updated successfully')).toBeVisible()
        await days.fill(String(before + 2))
        await save(page)
        await expect(page.getByText('Failed to update settings')).toBeVisible()
        await expect(days).toHaveValue(String(before + 2))
        await page.getByRole('button', { name: 'Show the latest version' }).click()
        await expect(days).toHaveValue(String(before + 1))
        await days.fill(String(before))
        await save(page)
        await expect(page.getByText('Calendar settings updated successfully')).toBeVisible()
      })
    })
  })
})

test('everyone can use it, and the card says that no outside calendar takes part', async ({ page }) => {
  await enter(page, owner)
  await openTab(page, 'Calendar')
  const card = page.getByRole('region', { name: 'Google Calendar' })
  await expect(card).toContainText('Not connected')
  await expect(card.getByRole('button', { name: 'Sync now' })).toHaveCount(0)
  await expectGoodLooks(page)
})
