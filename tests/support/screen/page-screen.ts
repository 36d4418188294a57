import type { Locator, Page } from '@playwright/test'
import { FRONT, type Screen, setText } from './screen'

type Part = Page | Locator

/** A screen in a browser that Playwright drives. */
export function pageScreen(page: Page): Screen {
  const named = (name: string) => (part: Part) => {
    const exact = { name, exact: true }
    return part
      .getByRole('button', exact)
      .or(part.getByRole('link', exact))
      .or(part.getByRole('radio', exact))
      .or(part.locator('[role=option]').filter({ hasText: name }))
      .or(part.locator('summary').filter({ hasText: name }))
      .filter({ visible: true })
      .first()
  }
  const field = (label: string) => (part: Part) => part.getByLabel(label).filter({ visible: true }).first()
  async function inFrontFirst(find: (part: Part) => Locator): Promise<Locator> {
    await find(page).waitFor()
    const inFront = find(page.locator(FRONT).last())
    return (await inFront.isVisible()) ? inFront : find(page)
  }
  return {
    open: async (path) => {
      await page.goto(path)
    },
    async type(label, text) {
      const control = await inFrontFirst(field(label))
      // Dates and times are typed as the language of the browser writes them.
      if (/^(date|time)$/.test((await control.getAttribute('type')) ?? ''))
        return control.evaluate(setText, text)
      await control.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async choose(label, option) {
      await (await inFrontFirst(field(label))).selectOption(option)
    },
    press: async (name) => (await inFrontFirst(named(name))).click(),
    evaluate: (look, argument) => page.evaluate(look as never, argument as never),
  }
}
