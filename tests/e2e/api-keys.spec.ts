import { expectGoodLooks } from '../support/accessibility'
import { enter, newAccount, password } from '../support/accounts'
import { origin } from '../support/editor'
import { mailTo } from '../support/inbox'
import { expect, owner, test } from '../support/journey'

test.use({ expectedErrors: /status of 40[01]/ })

test('a key is made, shown once, used, replaced and revoked', async ({ page, request }) => {
  const { email } = await newAccount(page, { role: 'admin' })
  await page.goto('/dashboard')
  const section = page.getByRole('region', { name: 'API keys' })
  await expect(section).toContainText('No API keys')
  await section.getByRole('button', { name: 'Make an API key' }).click()
  const form = page.getByRole('form', { name: 'Make an API key' })
  await expect(form.getByLabel('Name of the key')).toBeFocused()
  await form.getByLabel('Name of the key').fill('n8n workflow')
  await form.getByRole('textbox', { name: 'Current password' }).fill(password)
  await form.getByRole('button', { name: 'Make the key' }).click()
  await expect(form.getByText('Choose at least one thing that the key may do')).toBeVisible()
  await form.getByRole('checkbox', { name: 'leads:read' }).check()
  await expect(form.getByRole('combobox', { name: 'Expires after' }).locator('option')).toHaveText([
    ...['30 days', '90 days', '365 days'],
  ])
  await expectGoodLooks(page)
  await form.getByRole('button', { name: 'Make the key' }).click()
  const shown = section.getByText(/^qw_live_.{50}$/)
  await expect(shown).toBeVisible()
  const token = (await shown.textContent()) ?? ''
  await expectGoodLooks(page)
  await section.getByRole('button', { name: 'I have kept it' }).click()
  const keys = section.getByRole('list', { name: 'API keys' }).getByRole('listitem')
  await expect(keys).toContainText(['n8n workflow'])
  await expect(keys).toContainText(['Not used yet'])
  expect(await page.content()).not.toContain(token)

  const use = (key: string) =>
    request.get(`${origin}/api/team/today`, { headers: { authorization: `Bearer ${key}` } })
  expect((await use(token)).status()).toBe(200)
  expect((await mailTo(email, /used from a new network/)).text).toContain('n8n workflow')
  await page.reload()
  await expect(keys).toContainText(['Last used'])

  await section.getByRole('button', { name: 'Replace n8n workflow' }).click()
  await page.getByRole('textbox', { name: 'Current password' }).last().fill(password)
  await page.getByRole('button', { name: 'Replace the key' }).click()
  const next = (await shown.textContent()) ?? ''
  expect(next).not.toBe(token)
  await section.getByRole('button', { name: 'I have kept it' }).click()
  await expect(keys).toContainText(['the replaced key works until'])
  expect((await use(token)).status()).toBe(200)

  await enter(page, owner)
  await page.goto('/super-admin/monitoring?view=keys')
  await page.getByRole('row').filter({ hasText: 'n8n workflow' }).getByRole('link').first().click()
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText('leads:read')
  await expectGoodLooks(page)
  await panel.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByText('n8n workflow')).toHaveCount(0)
  for (const key of [token, next]) expect((await use(key)).status()).toBe(401)

  await enter(page, { email, password })
  await page.goto('/dashboard')
  await expect(section).toContainText('No API keys')
})
