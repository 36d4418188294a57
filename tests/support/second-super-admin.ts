import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { enter, newAccount, sendAs } from './accounts'
import { owner } from './journey'

/**
 * Signs the owner in within `page`, and another super admin, with an account of their own, in a second browser. The
 * account is switched off afterwards, so that later journeys find as many super admins at work as before.
 */
export async function withSecondSuperAdmin(page: Page, work: (other: Page) => Promise<void>): Promise<void> {
  await enter(page, owner)
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser for a second person')
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` },
  })
  try {
    const other = await context.newPage()
    const person = await newAccount(other, { fullName: 'Katherine Johnson', role: 'super_admin' })
    try {
      await work(other)
    } finally {
      await sendAs(page, '/api/switch-account', { userId: person.id, active: false })
    }
  } finally {
    await context.close()
  }
}
