import type { Browser, Page } from 'playwright'
import { someone } from './site.ts'

/** Lighthouse's CPU slowdown for an older phone. */
export const SLOW_CPU = 4

/** A phone's page with an address of its own. */
export async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: someone(),
  })
  return context.newPage()
}
