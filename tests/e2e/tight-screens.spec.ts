import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/accessibility'
import { expect, test } from '../support/journey'
import { chooseFreeDay } from '../support/slot-choice'

// Errors that the test causes by cutting off and refusing requests.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|status of (400|404|410)/ })

/** The distances that readers may set: WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }'

async function spreadText(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, spacing)
}

test('the menu is reached to its end on a low screen, and closes when the focus leaves it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto('/services')
  const menu = page.locator('details[data-menu]')
  await menu.locator('summary').click()
  const last = menu.getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(menu).not.toHaveAttribute('open')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test.describe('in another zone, by a clock of twelve hours', () => {
  test.use({ timezoneId: 'Asia/Kathmandu', locale: 'en-US' })

  test('no time leaves its button on the narrowest phone, however wide it is set', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/book-call')
    await chooseFreeDay(page)
    for (const spread of [false, true]) {
      if (spread) await spreadText(page)
      const excess = await page
        .getByRole('radiogroup')
        .locator('label > span')
        .evaluateAll((cells) =>
          cells.map((cell) =>
            Math.max(cell.scrollWidth - cell.clientWidth, cell.scrollHeight - cell.clientHeight),
          ),
        )
      expect(Math.max(...excess)).toBeLessThanOrEqual(0)
    }
  })
})

test('booking on the narrowest phone: no text leaves its button, however wide it is set', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/book-call')
  const next = page.getByRole('list', { name: 'Next free:' }).getByRole('button')
  await expect(next.first()).toBeVisible()
  const excess = () =>
    next.evaluateAll((buttons) => buttons.map((button) => button.scrollWidth - button.clientWidth))
  const earlier = page.getByRole('button', { name: /previous month/i })
  const label = page.getByRole('status').filter({ hasText: /^[A-Z][a-z]+ 20\d\d$/ })
  for (const spread of [false, true]) {
    if (spread) await spreadText(page)
    expect(Math.max(...(await excess()))).toBeLessThanOrEqual(0)
    const [text, arrow] = [await label.boundingBox(), await earlier.boundingBox()]
    expect((text?.x ?? 999) + (text?.width ?? 0)).toBeLessThanOrEqual(arrow?.x ?? 0)
    await expectNoSidewaysScroll(page)
  }
})

test('the keyboard keeps its place when the times are asked for again', async ({ page, context }) => {
  await page.goto('/book-call')
  await expect(page.getByRole('grid').getByRole('button', { disabled: false }).first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('grid').getByRole('button', { disabled: false }).last().click()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await context.setOffline(false)
  await retry.focus()
  await page.keyboard.press('Enter')
  await expect(retry).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a message gives way to the control that the keyboard comes to', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/client-register')
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const colours = page.locator('select[name=theme]')
  await colours.focus()
  await expect
    .poll(() =>
      colours.evaluate((select) => {
        const { left, top, width, height } = select.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) === select
      }),
    )
    .toBe(true)
})
