import { randomBytes } from 'node:crypto'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

import { type Editor, withEditor } from './editor'
import { fillWithEvents, tolerateUnknownCommands } from './firefox'

export { owner } from './editor'
export { uniqueEmail } from './unique'

/** True when the application runs, failed or is late, and on pages without it. See src/lib/inline/load-state.ts. */
const isSettled = () =>
  'load' in document.documentElement.dataset || !document.querySelector('[class*="not-loaded"]')

/**
 * The application starts after `load`, and a test is faster than people: it goes on when the application runs, unless it names
 * another moment.
 */
function waitForApplication(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil)
      await page.waitForFunction(isSettled, undefined, { timeout: 15_000 }).catch(() => {})
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil)
      await page.waitForFunction(isSettled, undefined, { timeout: 15_000 }).catch(() => {})
    return response
  }
}

/** Next preloads the style sheet of the site's error page on every page; the admin has another one. */
const isUnusedPreload = (text: string, url: string) =>
  text.includes('preloaded using link preload but not used') && /\/(super-)?admin(\/|\?|$)/.test(url)

/** Opens a page for someone else, in a browser of their own. */
export type AnotherPerson = () => Promise<Page>

/** An address that no other test has, as a proxy reports it. */
export const newAddress = () => ({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` })

/**
 * The tests' browser: each test is a visitor with an address of its own, and any console error,
 * uncaught exception or refused resource fails it.
 */
export const test = base.extend<{ expectedErrors: RegExp; anotherPerson: AnotherPerson; editor: Editor }>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') tolerateUnknownCommands(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // Errors that a test causes on purpose, such as the 409 of a taken slot. One expression: Playwright would read a list of
  // two as a value and its options.
  expectedErrors: [/(?!)/, { option: true }],
  context: async ({ context, browserName, javaScriptEnabled }, use) => {
    await context.setExtraHTTPHeaders(newAddress())
    if (browserName === 'firefox') context.on('page', fillWithEvents)
    if (javaScriptEnabled) context.on('page', waitForApplication)
    await use(context)
  },
  page: async ({ page, expectedErrors }, use) => {
    const problems: string[] = []
    page.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning'
      if (isProblem && !isUnusedPreload(message.text(), page.url()))
        problems.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await use(page)
    expect(problems.filter((problem) => !expectedErrors.test(problem))).toEqual([])
  },
  editor: async ({ request, page }, use) =>
    withEditor(request, async (editor) => {
      await use(editor)
      // Before what it made goes: an open page would save into nothing.
      for (const open of page.context().pages()) await open.close()
    }),
  anotherPerson: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ extraHTTPHeaders: newAddress() })
      contexts.push(context)
      context.on('page', waitForApplication)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
