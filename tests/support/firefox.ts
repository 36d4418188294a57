import type { Browser, Locator, Page } from '@playwright/test'
import { setText } from './screen/screen'

const UNKNOWN = /unknown command/

type Send = (method: string, params: unknown) => Promise<unknown>

/**
 * Lets Playwright drive a Firefox that does not know one of its commands: the ESR version has no override for colours. Without
 * this no page could be opened; tests of dark colours would see light ones, and run in Chromium only.
 */
export function tolerateUnknownCommands(browser: Browser): void {
  const connection: unknown = Reflect.get(browser, '_connection')
  const inside = (connection as { toImpl(of: Browser): { _browserSession: object } }).toImpl(browser)
  const session: { send: Send } = Object.getPrototypeOf(inside._browserSession)
  const { send } = session
  session.send = function (method, params) {
    const answer = send.call(this, method, params)
    if (method !== 'emulation.setMediaFeaturesOverride') return answer
    return answer.catch((error: Error) => {
      if (!UNKNOWN.test(error.message)) throw error
    })
  }
}

/** Playwright's own `fill` raises no event here on a field that React controls. */
export function fillWithEvents(page: Page): void {
  const locator: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('body'))
  locator.fill = async function (this: Locator, text: string) {
    await this.waitFor()
    await this.evaluate(setText, text)
  }
}
