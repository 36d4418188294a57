import { expect, test } from '../support/journey'

// AVIF is drawn in turn for all pictures, one core's work of minutes.
test.describe.configure({ timeout: 300_000 })

for (const path of ['/blog', '/blog/category/strategy', '/blog/search?q=invoice']) {
  test(`${path}: a row keeps its picture beside its text once there is AVIF`, async ({ page }) => {
    const html = async () => (await page.request.get(path)).text()
    await expect
      .poll(async () => (await html()).match(/<picture/g)?.length ?? 0, { timeout: 240_000 })
      .toBeGreaterThan(1)
    for (const width of [640, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const rows = page.getByRole('article').filter({ has: page.locator('picture img:not([fetchpriority])') })
      for (const row of await rows.all()) {
        const [text, picture] = [
          await row.locator('div').first().boundingBox(),
          await row.locator('img').boundingBox(),
        ]
        expect(picture?.x, `${width}`).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 9999))
        expect(Math.abs((picture?.y ?? 0) - (text?.y ?? 999)), `${width}`).toBeLessThan(40)
      }
    }
  })
}
