import type { Page } from '@playwright/test'
import type { Screen } from './screen'

/** A screen in a browser that Playwright drives. */
export function pageScreen(page: Page): Screen {
  const named = (name: string) => {
    const exact = { name, exact: true }
    return page
      .getByRole('button', exact)
      .or(page.getByRole('link', exact))
      .or(page.getByRole('radio', exact))
      .or(page.locator('summary').filter({ hasText: name }))
      .filter({ visible: true })
      .first()
  }
  const field = (label: string) => page.getByRole('main').getByLabel(label).filter({ visible: true }).first()
  return {
    open: async (path) => {
      await page.goto(path)
    },
    async type(label, text) {
      await field(label).click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    choose: async (label, option) => {
      await page.getByLabel(label).filter({ visible: true }).first().selectOption(option)
    },
    press: (name) => named(name).click(),
    evaluate: (look, argument) => page.evaluate(look as never, argument as never),
  }
}
