import { expectNoSidewaysScroll } from '../support/accessibility'
import { enter } from '../support/accounts'
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

test('the bar has room for all of its links, also those of a super admin', async ({ page }) => {
  await enter(page, owner)
  for (const width of [1024, 1120, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/services')
    await page.getByRole('banner').hover()
    if (width > 1100)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
    const bar = await page.getByRole('banner').boundingBox()
    expect(bar?.height).toBeLessThan(80)
  }
})
