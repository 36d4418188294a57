import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/journey'

const open = (page: Page) => page.getByRole('main').locator('details[open] > summary')

test.beforeEach(async ({ page }) => {
  await page.goto('/faq')
})

test('questions stand under their categories, with their number', async ({ page }) => {
  const technical = page.getByRole('region', { name: 'Technical' })
  await expect(technical.getByText('8 questions')).toBeVisible()
  await expect(technical.locator('details')).toHaveCount(8)
  await expect(page.getByRole('region', { name: 'Support' }).getByText('3 questions')).toBeVisible()
})

test('one question of a category is open at a time, by mouse and by keyboard', async ({ page }) => {
  const general = page.getByRole('region', { name: 'General' })
  await general.getByText('When can I reach you?').click()
  await expect(open(page)).toHaveText(['When can I reach you?'])
  await general.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(open(page)).toHaveText(['What happens in the free audit?'])
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(open(page)).toHaveCount(0)
})

test('the search finds questions and answers, and says how many', async ({ page }) => {
  const search = page.getByPlaceholder('Search questions...')
  await search.fill('Eight 90 minutes')
  await expect(page.getByRole('main').locator('details')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Support' }).getByText('1 question')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('1 question found')
  await search.fill('zzz')
  await expect(page.getByText('No FAQs found')).toBeVisible()
  await expect(page.getByText('Try different search terms')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByRole('main').locator('details')).not.toHaveCount(0)
  await expect(page.getByText('No FAQs found')).toBeHidden()
})

test('a question that the search hides is shown when the address names it, and on the way back', async ({
  page,
}) => {
  const search = page.getByPlaceholder('Search questions...')
  const hidden = page.locator('summary').filter({ hasText: 'Who owns what you build?' })
  await search.fill('train our team')
  await expect(hidden).toBeHidden()
  await page.evaluate(() => {
    window.location.hash = 'who-owns-what-you-build'
  })
  await expect(search).toHaveValue('')
  await expect(open(page)).toHaveText(['Who owns what you build?'])
  await expect(open(page)).toBeInViewport()
  await expect(open(page)).toBeFocused()

  await page.evaluate(() => {
    window.location.hash = 'do-we-need-technical-knowledge'
  })
  await search.fill('train our team')
  await expect(hidden).toBeHidden()
  await page.goBack()
  await expect(search).toHaveValue('')
  await expect(hidden).toBeFocused()
  await expect(hidden).toBeInViewport()

  await search.fill('train our team')
  await page.evaluate(() => {
    window.location.hash = 'category-custom'
  })
  await expect(page.getByRole('heading', { name: 'Custom automation' })).toBeInViewport()
  await search.fill('train our team')
  for (const name of ['no-such-question', '%ZZ']) {
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, name)
    await expect(search).toHaveValue('train our team')
  }
})

test('a link to a question opens it, also a second one on the same page', async ({ page }) => {
  await page.goto('/faq#do-we-need-technical-knowledge')
  await expect(open(page)).toHaveText(['Do we need technical knowledge?'])
  await expect(open(page)).toBeInViewport()
  await page.evaluate(() => {
    window.location.hash = 'who-owns-what-you-build'
  })
  await expect(open(page)).toHaveText(['Do we need technical knowledge?', 'Who owns what you build?'])
  await expect(page.locator('summary').filter({ hasText: 'Who owns what you build?' })).toBeFocused()
})

test('who has gone on from a linked question stays there when the framework comes', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.goto('/contact')
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/faq#do-we-need-technical-knowledge', { waitUntil: 'commit' })
  await expect(open(page)).toHaveText(['Do we need technical knowledge?'])
  const search = page.getByLabel('Search questions')
  await search.click()
  await search.pressSequentially('contr')
  release()
  await expect(page.getByRole('status')).toHaveText(/\d questions? found/)
  await expect(search).toBeFocused()
  await page.keyboard.type('act')
  await expect(search).toHaveValue('contract')
})

test('what is typed before the scripts are there is said to be waiting', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/faq', { waitUntil: 'commit' })
  const waiting = page.getByText('Searching as soon as the page has loaded...')
  const search = page.getByPlaceholder('Search questions...')
  await expect(search).toBeVisible()
  await expect(waiting).toBeHidden()
  await search.fill('confidentialty')
  await expect(waiting).toBeVisible()
  release()
  await expect(page.getByRole('main').locator('summary')).toHaveText([
    'Do you sign a confidentiality agreement?',
  ])
  await expect(waiting).toHaveCount(0)
  await expect(search).toHaveValue('confidentialty')
})
