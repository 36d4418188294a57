import { randomBytes } from 'node:crypto'
import { test as base, expect } from '@playwright/test'

export { uniqueEmail } from './unique'

/**
 * The tests' browser: each test is a visitor with an address of its own, and any console error,
 * uncaught exception or refused resource fails it.
 */
export const test = base.extend<{ expectedErrors: RegExp }>({
  // What a test causes on purpose, such as the 409 of a taken slot. One expression: Playwright would read a list of
  // two as a value and its options.
  expectedErrors: [/(?!)/, { option: true }],
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` })
    await use(context)
  },
  page: async ({ page, expectedErrors }, use) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await use(page)
    expect(problems.filter((problem) => !expectedErrors.test(problem))).toEqual([])
  },
})

export { expect }

export const owner = { email: 'owner@quickwin.example', password: 'Owner-Password-1' }
