import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findWholeChromium } from '../../scripts/chromium'
import { expect, owner, test } from '../support/journey'

/** A browser whose owner has switched cookies off, and with them everything that a site could store. */
async function withoutCookies(baseURL: string, work: (page: Page) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quickwin-browser-'))
  mkdirSync(join(folder, 'Default'))
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(settings))
  const { launchOptions } = test.info().project.use
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    executablePath: findWholeChromium(),
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': '10.77.1.4' },
  })
  try {
    await work(await context.newPage())
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

test('with cookies blocked, signing in says that it needs them', async ({ baseURL }) => {
  await withoutCookies(baseURL ?? '', async (page) => {
    await page.goto('/auth')
    const form = page.getByRole('form', { name: 'Sign in' })
    await form.getByLabel('Email').fill(owner.email)
    await form.getByRole('textbox', { name: 'Password' }).fill(owner.password)
    await form.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(form.getByRole('alert')).toContainText('Allow cookies for this site')
    await expect(form.getByRole('textbox', { name: 'Password' })).toHaveValue(owner.password)
    await expect(page.getByText('Welcome back!')).toHaveCount(0)
    await expect(page).toHaveURL('/auth')
  })
})
