import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/accessibility'
import { enter, newAccount } from '../support/accounts'
import { expect, owner, test } from '../support/journey'

const labels = ['Home', 'Services', 'Pricing', 'Automation Ideas', 'Blog', 'Contact']

test('the menu leads to the blog and to the contact form, on phones too', async ({ page }) => {
  await page.goto('/services')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText(labels)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('details[data-menu] summary').click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('listitem')).toHaveText(labels)
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
})

/** Nothing in the bar lies on something else, and all of it is in one row. */
async function expectRoom(page: Page): Promise<void> {
  for (const width of [1024, 1120, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/services')
    const bar = page.getByRole('banner')
    await bar.hover()
    if (width > 1100) await expect(bar.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    const boxes = await bar
      .locator('a, button, summary')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      )
    for (const [place, { left }] of boxes.entries())
      expect(left, `${width}, ${place}`).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0)
  }
}

test('the bar has room for all of its links, those of the team included', async ({ page, anotherPerson }) => {
  await enter(page, owner)
  await expectRoom(page)
  const editor = await anotherPerson()
  await newAccount(editor, { role: 'admin' })
  await expectRoom(editor)
})
