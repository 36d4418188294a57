import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { twoFrames } from './steadiness'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const widths = [390, 1440] as const

/** The parts to check, as selectors: the whole page by default. */
type Part = { include?: string; exclude?: string }

/** Fails for each of the rules that the part of the page breaks. */
async function expectNoViolations(
  page: Page,
  { include, exclude }: Part,
  runOnly: { type: 'tag' | 'rule'; values: string[] },
): Promise<void> {
  // Next sends the title behind the page, where it is not known at once.
  await expect(page).toHaveTitle(/./)
  // A list that is read again is dimmed.
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0)
  // Its source is large: a document gets it once.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: 'true' } : {}) })
  axe.options({ runOnly, resultTypes: ['violations'] })
  if (include) axe.include(include)
  if (exclude) axe.exclude(exclude)
  // Without the legacy mode axe opens an empty page for each look, for frames that we do not have.
  const { violations } = await axe.setLegacyMode().analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** Expects that nothing on the page as it is now is in the way of anyone. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  // Half below the bar, a button counts as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await twoFrames(page)
  await expectNoViolations(page, part, { type: 'tag', values: rules })
}

/** Expects that the page's colours can be read. Of what axe looks at, only they depend on the colour scheme. */
export async function expectReadableColours(page: Page, part: Part = {}): Promise<void> {
  await expectNoViolations(page, part, { type: 'rule', values: ['color-contrast'] })
}

/** Expects that nothing sticks out of the screen sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Bars that measure themselves are drawn again.
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0)
}

/** Looks at the page as it is now: on a phone by night, and on a desktop by day. */
export async function expectGoodLooks(page: Page, part: Part = {}): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light', reducedMotion: 'reduce' })
    await twoFrames(page)
    await expectAccessible(page, part)
    await expectNoSidewaysScroll(page)
  }
}
