import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, looks } from '../support/accessibility'
import { enter, newAccount, sendAs } from '../support/accounts'
import { marks } from '../support/editor'
import { expect, owner, test } from '../support/journey'
import { withSecondSuperAdmin } from '../support/second-super-admin'

// Next preloads the style sheet of the site's error page on every page; the admin has another one.
test.use({ expectedErrors: /preloaded using link preload but not used/ })

const settingsPath = '/api/globals/calendar-settings'

/** Opens the tab as the super admin. */
async function openCalendar(page: Page): Promise<void> {
  await page.goto('/super-admin/calendar')
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
}

const form = (page: Page) => page.getByRole('form', { name: 'Calendar settings' })
const save = (page: Page) => form(page).getByRole('button', { name: 'Save settings' }).click()

const change = (request: APIRequestContext, data: object) =>
  request.post(settingsPath, { headers: marks(), data })

test('nobody but a super admin, neither to the page nor to its call', async ({ browser, page, request }) => {
  await enter(page, owner)
  expect((await change(request, { maxDaysAdvance: 7 })).status()).toBe(403)
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.61.5.9' } })
  const other = await context.newPage()
  const person = await newAccount(other)
  expect((await change(context.request, { maxDaysAdvance: 7 })).status()).toBe(403)
  await sendAs(page, '/api/assign-user-role', { email: person.email, role: 'admin' })
  expect((await change(context.request, { maxDaysAdvance: 7 })).status()).toBe(403)
  await other.goto('/super-admin/calendar')
  await expect(other).toHaveURL('/')
  await context.clearCookies()
  await other.goto('/super-admin/calendar')
  await expect(other).toHaveURL('/auth?redirect=%2Fsuper-admin%2Fcalendar')
  await context.close()
})

test.describe('settings', () => {
  test('are changed, hold for visitors, and are put back', async ({ page }) => {
    await enter(page, owner)
    await openCalendar(page)
    const buffer = form(page).getByLabel('Buffer after a call (minutes)')
    const before = await buffer.inputValue()
    await buffer.fill('45')
    await save(page)
    await expect(page.getByText('Calendar settings updated successfully')).toBeVisible()
    expect((await (await page.request.get(settingsPath)).json()).bufferTimeMinutes).toBe(45)
    await page.reload()
    await expect(buffer).toHaveValue('45')
    await buffer.fill(before)
    await save(page)
    await expect(page.getByText('Calendar settings updated successfully')).toBeVisible()
  })

  test('that cannot be are refused at their field, before anything is sent', async ({ page }) => {
    await enter(page, owner)
    await openCalendar(page)
    const end = form(page).getByLabel('Working hours end')
    const start = await form(page).getByLabel('Working hours start').inputValue()
    await end.fill(start)
    await save(page)
    await expect(end).toHaveAccessibleDescription(/The end must be later than the start/)
    await expect(end).toBeFocused()
    await expect(end).toHaveValue(start)
  })

  test('keep days off and other hours, and say at the field what is wrong with one', async ({ page }) => {
    await enter(page, owner)
    await openCalendar(page)
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
    await openCalendar(page)
    await expect(entry.getByLabel('Last day')).toHaveValue('2035-12-26')
    await entry.getByRole('button', { name: 'Remove' }).click()
    await expect(off.getByRole('listitem')).toHaveCount(entries)
    await expect(form(page).getByRole('button', { name: 'Add a day off' })).toBeFocused()
    await save(page)
    await expect(page.getByText('Calendar settings updated successfully')).toBeVisible()
    await openCalendar(page)
    await expect(off.getByRole('listitem')).toHaveCount(entries)
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
    test.use({ expectedErrors: /preloaded using link preload|status of 412/ })

    test('are never lost silently', async ({ page }) => {
      await withSecondSuperAdmin(page, async (other) => {
        await openCalendar(page)
        await openCalendar(other)
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
        await page.getByRole('button', { name: 'Show the newest' }).click()
        await expect(days).toHaveValue(String(before + 1))
        await days.fill(String(before))
        await save(page)
        await expect(page.getByText('Calendar settings updated successfully')).toBeVisible()
      })
    })
  })
})

test('the card says what is so: no outside calendar takes part', async ({ page }) => {
  await enter(page, owner)
  await openCalendar(page)
  const card = page.getByRole('region', { name: 'Google Calendar' })
  await expect(card).toContainText('Not connected')
  await expect(card.getByRole('button', { name: 'Sync now' })).toHaveCount(0)
})

for (const { width, colorScheme } of looks) {
  test(`everybody can use it at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await enter(page, owner)
    await openCalendar(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}
