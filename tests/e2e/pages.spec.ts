import { expectGoodLooks } from '../support/accessibility'
import { expect, test } from '../support/journey'
import { expectNoShifts, watchShifts } from '../support/steadiness'

const pages = [
  ['/', 'Get your routine hours back.'],
  ['/services', 'Automation that a small team can run'],
  ['/pricing', 'Clear prices, agreed before we start'],
  ['/contact', 'Tell us what takes too long'],
  ['/faq', 'Frequently asked questions'],
  ['/custom-automation', 'Custom Automation'],
  ['/ai-agents', 'AI Agents'],
  ['/workflow-design', 'Workflow Design'],
  ['/process-optimization', 'Process Optimization'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/imprint', 'Imprint'],
] as const

const BUDGET_BYTES = 175_000

const sum = (bytes: ReadonlyMap<string, number>) => [...bytes.values()].reduce((all, one) => all + one, 0)

for (const [path, headline] of pages) {
  test(`${path} is light, steady, asks no one else, is complete and usable by everyone`, async ({
    page,
    baseURL,
  }) => {
    const scriptBytes = new Map<string, number>()
    const strangers: string[] = []
    page.on('requestfinished', async (request) => {
      // A blob has the origin of the page that made it, and leaves the browser as little.
      if (new URL(request.url()).origin !== baseURL) strangers.push(request.url())
      if (!/\/_next\/static\/.*\.js$/.test(request.url())) return
      // A file that was fetched ahead comes from the browser's memory afterwards, which Chromium counts below 0.
      const { responseBodySize } = await request.sizes()
      scriptBytes.set(request.url(), Math.max(responseBodySize, scriptBytes.get(request.url()) ?? 0))
    })
    await watchShifts(page)
    const answer = await page.goto(path, { waitUntil: 'networkidle' })
    expect(await answer?.text()).not.toContain(' style="')
    // The part that loads when someone uses a control, where there is one.
    const control = page.locator('main button, main input').first()
    if ((await control.count()) > 0) {
      await control.dispatchEvent('pointerover')
      await page.waitForFunction(() => 'next' in window)
      await page.waitForLoadState('networkidle')
      await expect.poll(() => sum(scriptBytes)).toBeGreaterThan(0)
    }
    expect(sum(scriptBytes)).toBeLessThanOrEqual(BUDGET_BYTES)
    expect(strangers).toEqual([])
    await expectNoShifts(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expectGoodLooks(page)
  })
}

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('each page can be read', async ({ page }) => {
    for (const [path, headline] of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
      const text = await page.getByRole('main').evaluate((main) => {
        for (const script of main.querySelectorAll('script')) script.remove()
        return main.textContent
      })
      // A new site does not know its company: visitors read no gaps, and the imprint is short.
      expect(text, path).not.toMatch(/\[[^\]]+\]/)
      if (path === '/imprint') expect(text).toContain('You can reach us with our contact form.')
      else expect(text.length, path).toBeGreaterThan(300)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' })).toBeVisible()
    }
  })

  test('answers open one at a time', async ({ page }) => {
    await page.goto('/faq')
    const first = page.getByText('What happens in the free audit?')
    const second = page.getByText('Which businesses do you work with?')
    await first.click()
    await expect(page.getByText('The audit is free and there is no obligation.')).toBeVisible()
    await second.click()
    await expect(page.getByText('Mostly teams of 1 to 200 people')).toBeVisible()
    await expect(page.getByText('The audit is free and there is no obligation.')).toBeHidden()
  })

  test('the contact page says where to write to', async ({ page }) => {
    await page.goto('/contact')
    const note = page.getByRole('main').locator('noscript p')
    await expect(note).toBeVisible()
    await expect(note.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden()
  })
})

test('the services page has its packages, capabilities, industries and steps', async ({ page }) => {
  await page.goto('/services')
  const items = (name: string) => page.getByRole('region', { name }).getByRole('heading', { level: 3 })
  await expect(items('Packages')).toHaveCount(4)
  await expect(items('What we build')).toHaveCount(6)
  await expect(page.getByRole('region', { name: 'Where we work' }).getByRole('term')).toHaveCount(8)
  await expect(items('How a project runs')).toHaveText(['Discovery', 'Design', 'Development', 'Deployment'])
})

test('each service has four features, a way to contact and a way back', async ({ page }) => {
  for (const path of ['/custom-automation', '/ai-agents', '/workflow-design', '/process-optimization']) {
    await page.goto(path)
    const features = page.getByRole('region', { name: 'What you can count on' })
    await expect(features.getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(page.getByRole('main').locator('a[href="/contact"]')).toHaveCount(2)
    await page.getByRole('link', { name: 'Back to Services' }).click()
    await expect(page).toHaveURL(/\/services$/)
  }
})

test('the pricing page has plans, a comparison, add-ons and questions', async ({ page }) => {
  await page.goto('/pricing')
  const plans = page.getByRole('region', { name: 'Plans', exact: true }).getByRole('heading', { level: 3 })
  await expect(plans).toHaveText(['Free Audit', 'Fast Track', 'Scale Pack', 'Enterprise'])
  const table = page.getByRole('table', { name: 'Compare plans' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('rowheader')).toHaveCount(13)
  const support = table.getByRole('row', { name: /^Support after launch/ })
  await expect(support.getByRole('cell')).toHaveText(['Not included–', '1 month', '3 months', 'Unlimited'])
  // On the narrowest phones each cell names its plan.
  await page.setViewportSize({ width: 320, height: 700 })
  const named = await support
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
  expect(named).toEqual(['"Free Audit"', '"Fast Track"', '"Scale Pack"', '"Enterprise"'])
  await expect(page.getByRole('region', { name: 'Add-ons' }).getByRole('heading', { level: 3 })).toHaveCount(
    4,
  )
  await expect(page.getByRole('region', { name: 'Questions about pricing' }).locator('details')).toHaveCount(
    6,
  )
})
