import { expectGoodLooks } from '../support/accessibility'
import { enter } from '../support/accounts'
import { expect, owner, test } from '../support/journey'
import { inquire } from '../support/leads'

// One search fails.
test.use({ expectedErrors: /status of 503/ })

test('Ctrl+K searches everything, with the keyboard alone, on every screen of the office', async ({
  page,
}) => {
  await enter(page, owner)
  const { name } = await inquire(page, 'Do you know the numbat?')
  await page.goto('/super-admin')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('combobox', { name: 'Search' })
  const options = dialog.getByRole('option')

  await page.getByRole('button', { name: 'Search' }).click()
  await expect(field).toBeFocused()
  await expect(options.filter({ hasText: 'Monitoring' })).toBeVisible()
  await expectGoodLooks(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('numbat')
  const found = dialog.getByRole('group', { name: 'Inquiries and registrations' }).getByRole('option')
  await expect(found.filter({ hasText: name })).toHaveAttribute('aria-selected', 'true')
  await expectGoodLooks(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/queue\?open=inquiry-/)
  await expect(page.getByRole('complementary')).toContainText('Do you know the numbat?')

  await page.goto('/admin/collections/faqs')
  await page.keyboard.press('Control+k')
  await field.fill('xyzzy')
  await expect(dialog.getByText("Nothing found for 'xyzzy'.")).toBeVisible()
  await page.route('**/api/office-search?*', (route) => route.fulfill({ status: 503, json: { errors: [] } }))
  await field.fill('numbat')
  await expect(dialog.getByRole('alert')).toContainText('The search failed')
  await page.unroute('**/api/office-search?*')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(found.filter({ hasText: name })).toBeVisible()
  await field.fill('smtp')
  await expect(options).toHaveText(['Monitoring'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/super-admin/monitoring')
})
