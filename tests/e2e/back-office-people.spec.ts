import { expectGoodLooks } from '../support/accessibility'
import { enter, sendAs } from '../support/accounts'
import { expect, owner, test } from '../support/journey'
import { inquire, register } from '../support/leads'

test('a person is found, seen whole, exported and erased', async ({ page }) => {
  await enter(page, owner)
  const { email, name } = await inquire(page)
  await register(page, email)
  await sendAs(page, '/api/newsletter', { email })
  await page.goto('/super-admin/people')
  await page.getByRole('searchbox', { name: 'Search name, email or company' }).fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Registration')
  await row.getByRole('link').first().click()
  const panel = page.getByRole('complementary')
  for (const kind of ['Inquiry', 'Registration', 'Invitation'])
    await expect(panel.getByRole('link', { name: kind, exact: true })).toBeVisible()
  await expect(panel).toContainText('We type four hundred invoices a month.')
  await expectGoodLooks(page)

  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Export as JSON' }).click()
  expect((await download).suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/)

  await panel.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Erase' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByLabel('Type the email address to confirm')
  await confirm.fill('other@example.com')
  await dialog.getByRole('button', { name: 'Erase all data' }).click()
  await expect(dialog.getByText('This is not the email address of the person.')).toBeVisible()
  await confirm.fill(email)
  await dialog.getByRole('button', { name: 'Erase all data' }).click()
  await expect(page.getByText('Data erased')).toBeVisible()
  await expect(page.getByText('No people found')).toBeVisible()
  await page.goto(`/admin/queue?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
})
