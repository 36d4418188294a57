import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/journey'

// Pages that do not exist, and scripts that are kept away on purpose.
test.use({ expectedErrors: /status of 404|ERR_FAILED/ })

const article = '/blog/find-the-first-process-to-automate'
const DARK_PAPER = 'rgb(17, 25, 23)'

test('a visitor chooses dark, and every page has it from its first paint', async ({ page }) => {
  await page.goto('/pricing')
  const body = page.locator('body')
  await expect(body).not.toHaveCSS('background-color', DARK_PAPER)
  await page.getByLabel('Colors').selectOption('Dark')
  await expect(body).toHaveCSS('background-color', DARK_PAPER)
  await expectAccessible(page)
  // A page for each request, a kept one and one that does not exist.
  for (const path of ['/search?q=invoice', '/faq', '/blog/no-such-article', '/no-such-page']) {
    await page.goto(path)
    await expect(body).toHaveCSS('background-color', DARK_PAPER)
    await expect(page.getByLabel('Colors')).toHaveValue('dark')
  }
  await page.getByLabel('Colors').selectOption('Match device')
  await expect(body).not.toHaveCSS('background-color', DARK_PAPER)
  await page.reload()
  await expect(body).not.toHaveCSS('background-color', DARK_PAPER)
})

test('the choice applies before the framework has run', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Colors').selectOption('Dark')
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/faq')
  await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAPER)
  await page.getByLabel('Colors').selectOption('Light')
  await expect(page.locator('body')).not.toHaveCSS('background-color', DARK_PAPER)
})

/** How many pages of A4 the page takes. */
const pagesOf = async (page: Page) =>
  [...(await page.pdf({ format: 'A4' })).toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length

test('on paper every answer is open, and nothing is there to click', async ({ page }) => {
  await page.goto('/faq')
  const answer = page.getByText('The audit is free and there is no obligation', { exact: false })
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(answer).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByPlaceholder('Search questions...')).toBeHidden()
})

test('on paper each page is text in one flow', async ({ page }) => {
  const ideas = ['/automation-ideas/email-to-crm', '/book-call', '/privacy']
  for (const path of ['/', '/pricing', '/faq', article, ...ideas]) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    for (const inked of ['button', 'form', 'select', 'img:not(figure *)', '.look-button'])
      await expect(main.locator(inked).filter({ visible: true }), `${path} ${inked}`).toHaveCount(0)
    // Browsers put the rows of a grid over each other where a page ends.
    const grids = await main
      .locator('*')
      .evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).display === 'grid' && element.scrollHeight > 60)
          .map(({ className }) => String(className)),
      )
    expect(grids, path).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
})

test('on paper an article ends with its text, and its links say where they lead', async ({ page }) => {
  await page.goto(article)
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Read on', 'One useful automation a week', 'Share'])
    await expect(page.getByRole('heading', { name })).toBeHidden()
  const link = page.locator('.prose a[href^="/book-call"]').first()
  const address = await link.evaluate((a) => getComputedStyle(a, '::after').content)
  expect(address).toContain(await link.getAttribute('href'))
})

test('on paper the plans stand in pairs, and none is split', async ({ page }) => {
  await page.goto('/pricing')
  await page.emulateMedia({ media: 'print' })
  const plans = page.getByRole('region', { name: 'Plans' }).locator('li:has(h3)')
  await expect(plans).toHaveCount(4)
  for (const plan of await plans.all()) await expect(plan).toHaveCSS('display', 'inline-block')
  expect(await pagesOf(page)).toBeLessThanOrEqual(4)
})
