import { expectGoodLooks } from '../support/accessibility'
import { enter, sendAs } from '../support/accounts'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { webhookReceiver } from '../support/webhook-receiver'

// Next preloads the style sheet of the site's error page on every page. A refused test is answered with 409.
test.use({ expectedErrors: /preloaded using link preload|status of 409/ })

test('a webhook is added, its secret seen once, tested, and gets events', async ({ page }) => {
  const receiver = await webhookReceiver()
  await enter(page, owner)
  await page.goto('/super-admin/monitoring')
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click()
  await expect(page.getByText('No webhooks')).toBeVisible()
  await page.getByRole('button', { name: 'Add webhook' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('n8n')
  await dialog.getByLabel('Address').fill(receiver.url('/hook'))
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect(dialog.getByText('Please choose at least one event.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'inquiry.created' }).check()
  await expectGoodLooks(page)
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  const secret = await dialog.getByLabel('Secret', { exact: true }).inputValue()
  expect(secret).toMatch(/^whsec_/)
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  expect(await page.content()).not.toContain(secret)

  await page.getByRole('row').filter({ hasText: 'n8n' }).getByRole('link').first().click()
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText('Nothing was sent yet.')
  await panel.getByRole('button', { name: 'Send a test' }).click()
  await expect(panel).toContainText('The receiver answered 204.')
  receiver.statuses.set('/hook', 500)
  await panel.getByRole('button', { name: 'Send a test' }).click()
  await expect(panel).toContainText('The receiver answered 500. words of the receiver')
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expect(panel.getByRole('listitem').filter({ hasText: 'Not delivered' })).toContainText('Answer 500')

  const email = uniqueEmail()
  await sendAs(page, '/api/contact', { name: 'Ada', email, message: 'We type four hundred invoices.' })
  await expect(async () => {
    await page.reload()
    await expect(panel.getByRole('listitem').first()).toContainText('Retrying', { timeout: 2000 })
  }).toPass()
  receiver.statuses.set('/hook', 200)
  await expect(async () => {
    await page.reload()
    const event = panel.getByRole('listitem').filter({ hasText: 'inquiry.created' })
    await expect(event).toContainText('Delivered', { timeout: 2000 })
  }).toPass({ timeout: 90_000 })
  const events = receiver.received('/hook', secret).filter(({ event }) => event.type === 'inquiry.created')
  expect(events.at(-1)?.event.data).toMatchObject({ email })
  expect(new Set(events.map(({ id }) => id)).size).toBe(1)
  if (process.env.SHOTS)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 768, 1440]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        await page.screenshot({ path: `${process.env.SHOTS}/webhooks-${colorScheme}-${width}.png` })
      }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectGoodLooks(page)

  await panel.getByRole('button', { name: 'Change' }).click()
  await dialog.getByRole('checkbox', { name: /^On\./ }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Off', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'New secret' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace secret' }).click()
  await expect(dialog.getByLabel('Secret', { exact: true })).not.toHaveValue(secret)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await panel.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete webhook' }).click()
  await expect(page.getByText('No webhooks')).toBeVisible()
  await receiver.stop()
})
