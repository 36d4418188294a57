import { expectAccessible, expectGoodLooks } from '../support/accessibility'
import { enter, sendAs } from '../support/accounts'
import { openTab } from '../support/desk'
import { expect, owner, test } from '../support/journey'

const usual = {
  brandName: 'Quickwin',
  tagline: 'We take over the work your team repeats every week, and hand back the hours.',
  accent: '#0f5c4a',
  highlight: '#d9572b',
  ground: '#f6f3ec',
  fonts: 'newsreader',
  socials: [],
  currency: 'USD',
  logo: null,
}
const drawing = (inner: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50">${inner}</svg>`),
})

// The drawing with a script, and the second of two changes.
test.use({ expectedErrors: /status of 4(00|12)/ })

test('a super admin makes the site their own on one screen', async ({ page }) => {
  await enter(page, owner)
  await openTab(page, 'Brand')
  const form = page.getByRole('form', { name: 'Brand' })
  const preview = page.getByRole('region', { name: 'Preview' })
  const save = form.getByRole('button', { name: 'Save brand' })
  await expectGoodLooks(page)
  try {
    await form.getByRole('textbox', { name: /^Name/ }).fill('Northwind Works')
    await expect(preview).toContainText('Northwind Works')
    await form.getByLabel('Accent color', { exact: true }).fill('#9cc4ff')
    await expect(form).toContainText(/Accent color has a contrast of .* nearest shade that passes is #/)
    await form.getByRole('button', { name: /^Use #/ }).click()
    await expect(form.getByText('Accent color has a contrast')).toHaveCount(0)

    await form.getByLabel('Logo', { exact: true }).setInputFiles(drawing('<script>alert(1)</script>'))
    await save.click()
    await expect(form).toContainText('Logo: this SVG cannot be used, because it has <script>.')
    await form
      .getByLabel('Logo', { exact: true })
      .setInputFiles(drawing('<rect width="200" height="50" fill="#1d4ed8"/>'))
    await form.getByLabel('Social links').fill('https://www.linkedin.com/company/northwind')
    await save.click()
    await expect(page.getByText('Brand saved')).toBeVisible()

    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('img', { name: 'Northwind Works' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' })).toBeVisible()
    await expect(page.locator('link[rel=stylesheet][href^="/brand/style-"]')).toHaveCount(1)
    await expectAccessible(page)
  } finally {
    await sendAs(page, '/api/brand', usual)
  }
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('Quickwin')).toBeVisible()
  await expect(page.locator('link[href^="/brand/style-"]')).toHaveCount(0)
})

test('who saves the brand after a colleague is told, and loses nothing typed', async ({ page, context }) => {
  await enter(page, owner)
  await openTab(page, 'Brand')
  const colleague = await context.newPage()
  await colleague.goto('/super-admin/brand')
  const formOf = (each: typeof page) => each.getByRole('form', { name: 'Brand' })
  const saveIn = (each: typeof page) => formOf(each).getByRole('button', { name: 'Save brand' }).click()
  try {
    await formOf(colleague).getByLabel('Tagline').fill('The first to save.')
    await saveIn(colleague)
    await expect(colleague.getByText('Brand saved')).toBeVisible()
    await formOf(colleague).getByLabel('Tagline').fill('The same person again.')
    await saveIn(colleague)
    await expect(formOf(colleague).getByRole('button', { name: 'Save brand' })).toBeEnabled()
    await formOf(page).getByLabel('Tagline').fill('Typed meanwhile.')
    await saveIn(page)
    await expect(formOf(page)).toContainText('Someone else has changed this since you opened it.')
    await expect(formOf(page).getByLabel('Tagline')).toHaveValue('Typed meanwhile.')
    await page.reload()
    await expect(formOf(page).getByLabel('Tagline')).toHaveValue('The same person again.')
  } finally {
    await sendAs(page, '/api/brand', usual)
  }
})
