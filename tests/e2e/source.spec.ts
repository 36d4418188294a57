import { expectGoodLooks } from '../support/accessibility'
import { enter } from '../support/accounts'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { uniqueName } from '../support/leads'

test('an inquiry remembers the link of the newsletter and the first page', async ({ page, context }) => {
  const name = uniqueName()
  await page.goto('/pricing?utm_source=newsletter&utm_medium=email', {
    referer: 'https://mail.example/x?y=1',
  })
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await page.reload()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByLabel('Email').fill(uniqueEmail())
  await page.getByLabel('Message').fill('We type four hundred invoices a month.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await enter(page, owner)
  await page.goto(`/admin/queue?q=${encodeURIComponent(name)}`)
  await page.getByRole('row', { name }).getByRole('link', { name }).click()
  const details = page.getByRole('complementary', { name })
  const cameFrom = 'newsletter, email (utm), mail.example, first page /pricing'
  await expect(details.getByText(cameFrom)).toBeVisible()
  await details.getByRole('link', { name: 'Everything about this person' }).click()
  await expect(page.getByRole('complementary').getByText(cameFrom)).toBeVisible()

  await page.goto('/super-admin')
  const sources = page.getByRole('region', { name: 'Sources', exact: true })
  const inquiries = sources.getByRole('row', { name: 'newsletter' }).getByRole('cell').nth(1)
  await expect(inquiries).toHaveText(/[1-9]/)
  await expectGoodLooks(page)
  await page.goto('/super-admin/monitoring')
  const retention = page.getByRole('region', { name: 'Retention' })
  await retention.getByRole('heading', { name: 'Retention' }).click()
  await expect(retention.getByRole('row', { name: 'Bookings' }).getByRole('cell').first()).toHaveText(
    '24 months',
  )
})
