import { expect, type Page } from '@playwright/test'

/** Notes from the next document on every move that nobody caused; call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const nameOf = ({ node }: { node: Node | null }) => node?.textContent?.slice(0, 40) || node?.nodeName
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources') ?? []
        shifts.push(`${Reflect.get(entry, 'value')}: ${sources.map(nameOf).join(' | ')}`)
      }
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
