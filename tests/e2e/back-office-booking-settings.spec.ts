import { expectAccessible } from '../support/accessibility'
import { enter } from '../support/accounts'
import { openTab } from '../support/desk'
import { expect, owner, test } from '../support/journey'

test('the settings ask before they drop what was typed', async ({ page }) => {
  await enter(page, owner)
  await openTab(page, 'Bookings')
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
  for (const changed of ['31', before]) {
    await days.fill(changed)
    await dialog.getByRole('button', { name: 'Save settings' }).click()
    await expect(dialog).toBeHidden()
    await open()
    await expect(days).toHaveValue(changed)
  }
})
