import type { Browser, Page } from 'playwright'
import { someone } from './site.ts'

/** So many times slower is the processor of a phone that is not new, as Lighthouse has it. */
export const SLOW_CPU = 4

/** A phone's page with an address of its own. */
export async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: someone(),
  })
  return context.newPage()
}
