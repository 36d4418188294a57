import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/journey'

// Pages that do not exist, and scripts that are kept away on purpose.
test.use({ expectedErrors: /status of 404|ERR_FAILED/ })

const DARK_PAPER = 'rgb(17, 25, 23)'

test('a visitor chooses dark, and every page has it from its first paint', async ({ page }) => {
  await page.goto('/pricing')
  const body = page.locator('body')
  await expect(body).not.toHaveCSS('background-color', DARK_PAPER)
  await page.getByLabel('Colours').selectOption('Dark')
  await expect(body).toHaveCSS('background-color', DARK_PAPER)
  await expectAccessible(page)
  // A page for each request, a kept one and one that does not exist.
  for (const path of ['/search?q=invoice', '/faq', '/blog/no-such-article', '/no-such-page']) {
    await page.goto(path)
    await expect(body).toHaveCSS('background-color', DARK_PAPER)
    await expect(page.getByLabel('Colours')).toHaveValue('dark')
  }
  await page.getByLabel('Colours').selectOption('As the device')
  await expect(body).not.toHaveCSS('background-color', DARK_PAPER)
  await page.reload()
  await expect(body).not.toHaveCSS('background-color', DARK_PAPER)
})

test('the choice applies before the framework has run', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Colours').selectOption('Dark')
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/faq')
  await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAPER)
  await page.getByLabel('Colours').selectOption('Light')
  await expect(page.locator('body')).not.toHaveCSS('background-color', DARK_PAPER)
})

test('on paper every answer is open, and nothing is there to click', async ({ page }) => {
  await page.goto('/faq')
  const answer = page.getByText('The audit costs nothing and leads to no obligation', { exact: false })
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(answer).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByPlaceholder('Search questions...')).toBeHidden()
})
