import { expect, type Page } from '@playwright/test'

/** Notes from the next document on every move that no one caused; call it before the page is opened. */
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

/** Waits until what has just changed is painted, and ends the changes of colours: each follows the one that it inherits. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changes = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    // In closed details some never end.
    for (let round = 0; round === 0 || (round < 10 && changes().length > 0); round++) {
      for (const change of changes()) change.finish()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
}

/** A loaded machine paints a long table in two parts, and lines below it move by 0.001. People see moves from about 0.1. */
const UNSEEN_SHIFT = 0.01

/** Expects that nothing has moved visibly since the document began, or by less than `least` of the screen. */
export async function expectNoShifts(page: Page, least = UNSEEN_SHIFT): Promise<void> {
  await twoFrames(page)
  const shifts: string[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
  expect(shifts.filter((shift) => Number.parseFloat(shift) >= least)).toEqual([])
}
