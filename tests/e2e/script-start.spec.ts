import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'

/** What starts a page's script files (src/patches/next/page-html/load-files.ts), and how a browser without it behaves. */
const signs = {
  'a paint': () => {
    const observe = PerformanceObserver.prototype.observe
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options)
    }
  },
  'two frames': () => {
    window.requestAnimationFrame = () => 0
  },
  'a second': () => {
    const start = window.setTimeout
    const without = (work: () => void, ms = 0) => (ms === 1000 ? 0 : start(work, ms))
    Object.assign(window, { setTimeout: without })
  },
  'a key': () => {},
}

const waitingFiles = (page: Page) => page.locator('script[type="text/waiting"]')

for (const sign of Object.keys(signs)) {
  test(`the scripts of a page start at ${sign} alone`, async ({ page }) => {
    for (const [other, takeAway] of Object.entries(signs))
      if (other !== sign) await page.addInitScript(takeAway)
    await page.goto('/contact', { waitUntil: 'load' })
    if (sign === 'a key') {
      await page.waitForTimeout(1500)
      expect(await waitingFiles(page).count()).toBeGreaterThan(0)
      await page.keyboard.press('Tab')
    }
    await expect(page.locator('html')).toHaveAttribute('data-load', 'ready')
    await expect(waitingFiles(page)).toHaveCount(0)
    const files = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean))
    expect(new Set(files).size).toBe(files.length)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
  })
}
