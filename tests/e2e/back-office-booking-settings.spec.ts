import { expectAccessible } from '../support/accessibility'
import { enter, sendAs } from '../support/accounts'
import { openBookings, PRELOADED } from '../support/desk'
import { expect, owner, test } from '../support/journey'

test.use({ expectedErrors: PRELOADED })

test.describe('the settings', () => {
  test.use({ expectedErrors: /preloaded using link preload|status of 412/ })

  test('are checked, saved, and not overwritten', async ({ page }) => {
    await enter(page, owner)
    await openBookings(page)
    const dialog = page.getByRole('dialog', { name: 'Settings' })
    const save = dialog.getByRole('button', { name: 'Save settings' })
    await page.getByRole('button', { name: 'Settings' }).click()
    await dialog.getByLabel('Working hours end').fill('08:00')
    await dialog.getByLabel('Days ahead').fill('soon')
    await save.click()
    await expect(dialog.getByLabel('Days ahead')).toHaveAccessibleDescription(/whole number from 1 to 365/)
    await dialog.getByLabel('Days ahead').fill('31')
    await save.click()
    await expect(dialog.getByLabel('Working hours end')).toHaveAccessibleDescription(
      /The end must be later than the start/,
    )
    await dialog.getByLabel('Working hours end').fill('17:00')
    await save.click()
    await expect(page.getByText('Calendar settings updated successfully')).toBeVisible()

    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(dialog.getByLabel('Days ahead')).toHaveValue('31')
    await sendAs(page, '/api/globals/calendar-settings', { maxDaysAdvance: 30 })
    await dialog.getByLabel('Buffer after a call (minutes)').fill('15')
    await save.click()
    await expect(dialog.getByRole('alert')).toContainText('Days ahead: 30 (was 31)')
    await expect(page.getByText('Failed to update settings')).toBeVisible()
    await dialog.getByRole('button', { name: 'Show the latest version' }).click()
    await expect(dialog.getByLabel('Days ahead')).toHaveValue('30')
    await expect(dialog.getByLabel('Buffer after a call (minutes)')).toHaveValue('0')
  })
})

test('the settings ask before they drop what was typed', async ({ page }) => {
  await enter(page, owner)
  await openBookings(page)
  const open = () => page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
  await open()
  const days = dialog.getByLabel('Days ahead')
  const before = await days.inputValue()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await open()
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await days.fill('123')
    await leave()
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(days).toHaveValue('123')
  }
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Close without saving' }).click()
  await expect(dialog).toBeHidden()
  await open()
  await expect(days).toHaveValue(before)
})
