import type { Page } from '@playwright/test'
import { expectGoodLooks } from '../support/accessibility'
import { marks, publishUnready, signIn } from '../support/editor'
import { expect, test, uniqueEmail } from '../support/journey'

const word = () => uniqueEmail().slice(0, 10)
const text = (page: Page) => page.locator('[data-lexical-editor="true"]').first()
const excerpt = (page: Page) => page.getByLabel('Excerpt')
const details = (page: Page) => page.getByRole('button', { name: 'Details', exact: true })

const topOf = async (page: Page) => {
  await expect(text(page).locator('p').first()).toBeVisible()
  return (await text(page).locator('p').first().boundingBox())?.y ?? Number.POSITIVE_INFINITY
}

test('an article opens with its text, on each screen, and everything else can be closed', async ({
  page,
  editor,
}) => {
  const { id } = await editor.create('blogs', {
    title: `Text first ${word()}`,
    contentHtml: '<p>The first sentence.</p>',
  })
  await signIn(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/collections/blogs/${id}`)
  expect(await topOf(page)).toBeLessThan(450)
  await expect(excerpt(page)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Versions/ })).toBeInViewport()

  // It stays closed for the next article.
  await expect(async () => {
    await details(page).click()
    await expect(excerpt(page)).toBeHidden({ timeout: 2000 })
  }).toPass()
  await page.reload()
  await expect(details(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(excerpt(page)).toBeHidden()
  await details(page).click()
  await expect(excerpt(page)).toBeVisible()

  // Enter leads from the title to the text.
  await page.getByLabel('Title').press('Enter')
  await expect(text(page)).toBeFocused()

  await page.setViewportSize({ width: 1024, height: 768 })
  await page.reload()
  expect(await topOf(page)).toBeLessThan(384)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  expect(await topOf(page)).toBeLessThan(300)
  await expect(excerpt(page)).toBeHidden()
  await details(page).click()
  await expect(excerpt(page)).toBeInViewport()
  await expect(text(page)).toBeHidden()
  await details(page).click()
  await expect(text(page)).toBeVisible()
})

test('an empty text begins on its first line, and its menu opens below with headings first', async ({
  page,
  editor,
}) => {
  const { id } = await editor.create('blogs', { title: `Menu ${word()}`, contentHtml: '<p>Words.</p>' })
  await signIn(page)
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(`/admin/collections/blogs/${id}`)
  await text(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  const hint = await page.getByText('Start typing').boundingBox()
  expect(hint?.y).toBeCloseTo(await topOf(page), 0)

  await page.keyboard.type('/')
  const menu = page.locator('.slash-menu-popup')
  await expect(menu).toBeVisible()
  const names = await menu.getByRole('option').allTextContents()
  const order = ['Heading 2', 'Quote', 'Picture', 'Table', 'Bulleted list', 'Callout', 'Code']
  expect(names[0]).toBe('Heading 2')
  expect(names.filter((name) => order.includes(name))).toEqual(order)
  await expect.poll(async () => (await menu.boundingBox())?.y ?? 0).toBeGreaterThan((await topOf(page)) + 20)
})

test('a legal page opens with its text, too', async ({ page }) => {
  await signIn(page)
  const imprint = '/api/legal-pages?where[slug][equals]=imprint&depth=0'
  const { docs } = await (await page.request.get(imprint, { headers: marks() })).json()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/collections/legal-pages/${docs[0].id}`)
  expect(await topOf(page)).toBeLessThan(450)
  await expect(details(page)).toHaveAttribute('aria-expanded', 'true')
})

test('the page to write on is readable by everyone, with its panel and without', async ({ page, editor }) => {
  const { id } = await editor.create('blogs', { title: `Looks ${word()}`, contentHtml: '<p>Words.</p>' })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  await expect(text(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // Payload's own choices have a hidden button that takes the focus.
  const parts = { include: 'main', exclude: '[data-lexical-editor="true"], .react-select' }
  await expectGoodLooks(page, parts)
  await page.setViewportSize({ width: 390, height: 900 })
  await details(page).click()
  await expectGoodLooks(page, parts)
})

test('the bar says where the article stands, and cancels its plan', async ({ page, editor }) => {
  const { id } = await editor.create('blogs', { title: `States ${word()}`, contentHtml: '<p>Words.</p>' })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const bar = page.locator('.document-state')
  const publish = page.locator('#action-save')
  const panel = page.getByRole('region', { name: 'Publication' })
  const open = bar.getByRole('button', { name: 'checks open' })
  await expect(bar).toHaveText(/^Draft\s+3 checks open$/)
  await expect(publish).toHaveText('Publish')
  await details(page).click()
  await open.click()
  await expect(page.getByRole('region', { name: 'Before publishing' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Before publishing' })).toBeInViewport()
  await expect(page.locator('label[for="field-slug"] .required')).toBeHidden()

  await panel.getByLabel('Day').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))
  await panel.getByRole('button', { name: 'Schedule' }).click()
  await expect(bar).toContainText(/Scheduled for \d+ \w+ \d{4}, 09:00\. Cancel$/)
  await expect(panel.getByRole('button', { name: 'Scheduled' })).toBeDisabled()
  await bar.getByRole('button', { name: 'Cancel' }).click()
  await expect(open).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Schedule', exact: true })).toBeVisible()

  await publishUnready(page)
  await expect(bar).toHaveText(/^Published\s*$/)
  await text(page).click()
  await page.keyboard.type('More ')
  await expect(bar).toHaveText(/^Draft beside the published text\s*$/)
  await expect(publish).toHaveText('Publish changes')
})

test.describe('a refusal', () => {
  test.use({ expectedErrors: /400 \(Bad Request\)/ })

  test('opens the panel with the field that is refused', async ({ page, editor }) => {
    const { id } = await editor.create('blogs', { title: `Refused ${word()}`, contentHtml: '<p>Words.</p>' })
    await signIn(page)
    await page.request.patch(`/api/blogs/${id}?draft=true`, {
      data: { slug: 'Not an address' },
      headers: marks(),
    })
    await page.goto(`/admin/collections/blogs/${id}`)
    await expect(async () => {
      await details(page).click()
      await expect(excerpt(page)).toBeHidden({ timeout: 2000 })
    }).toPass()
    await publishUnready(page)
    await expect(page.getByText('A slug has lowercase letters').first()).toBeVisible()
  })
})
