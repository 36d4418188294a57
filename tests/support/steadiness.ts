import { expect, type Page } from '@playwright/test'

/** Notes from the next document on every move that nobody caused; call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Expects that nothing has moved since the document began. */
export async function expectNoShifts(page: Page): Promise<void> {
  // Two frames, so that what was painted last is counted.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
}
