import { expect, test } from '../support/journey'

const kinds = ['/', '/pricing', '/blog', '/faq', '/book-call', '/auth']

for (const path of kinds) {
  test(`the scripts of ${path} load after its first paint, and it works then`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' })
    const seen = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      files: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_next\/static\/.*\.js/.test(name))
        .map(({ startTime }) => startTime),
      frames: document.querySelectorAll('iframe').length,
    }))
    expect(seen.paint).toBeGreaterThan(0)
    expect(seen.files.length).toBeGreaterThan(3)
    expect(seen.files.filter((start) => start < seen.paint)).toEqual([])
    expect(seen.frames).toBe(0)
    // The framework has taken the page over: `load` means that its scripts have run.
    await expect.poll(() => page.evaluate(() => 'next' in window)).toBe(true)
  })
}
