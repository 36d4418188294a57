import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { type EmbeddedCluster, startEmbeddedPostgres } from '../../src/server/process/embedded-postgres'
import { expectAccessible } from '../support/accessibility'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { type OwnServer, startServer } from '../support/own-server'

// The refusals that open the dialog, and the one preload of the admin that is not used.
test.use({ expectedErrors: /status of 40[13]/ })

let folder: string
let database: EmbeddedCluster
let server: OwnServer

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quickwin-proof-'))
  database = await startEmbeddedPostgres(join(folder, 'postgres'), { durable: false })
  server = await startServer({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'fatal',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  })
})

test.afterAll(async () => {
  await server?.stop()
  await database?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** As if the last proof were too old. */
async function letTimePass(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`UPDATE account_sessions SET authenticated_at = now() - interval '601 seconds'`)
  await client.end()
}

const post = (page: Page, path: string, data: object) =>
  page.request.post(`${server.url}${path}`, {
    data,
    headers: { origin: server.url, 'x-requested-with': 'XMLHttpRequest' },
  })

async function open(page: Page, path: string, heading: string): Promise<void> {
  await post(page, '/api/users/login', owner)
  await page.goto(`${server.url}${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await letTimePass()
}

const asked = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })

async function prove(page: Page): Promise<void> {
  await expect(asked(page).getByLabel('Your password')).toBeFocused()
  await page.keyboard.type(owner.password)
  await page.keyboard.press('Enter')
  await expect(asked(page)).toBeHidden()
}

test('a form keeps what was typed while the dialog asks, and is sent by itself', async ({ page }) => {
  await open(page, '/super-admin/users', 'Users')
  const email = uniqueEmail()
  await page.getByRole('button', { name: 'Add Colleague' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add Colleague' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Full Name').fill('Katherine Johnson')
  await form.getByLabel('Role').selectOption('super_admin')
  await form.getByRole('button', { name: 'Add Colleague' }).click()

  const dialog = asked(page)
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await expectAccessible(page)
  // Longer than a form waits until it says that it is slow.
  await page.waitForTimeout(6000)
  await expect(page.getByText('Still sending...')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('Password is required')
  await dialog.getByLabel('Your password').fill('Wrong-password-1')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(
    'This is not your current password',
  )
  await expect(dialog.getByLabel('Your password')).toBeFocused()

  // Closed without a proof: the form stays as it was and says why.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(form.getByRole('alert')).toContainText('Please confirm with your password that it is you.')
  await expect(form.getByLabel('Email')).toHaveValue(email)

  await form.getByRole('button', { name: 'Add Colleague' }).click()
  await prove(page)
  await expect(form).toBeHidden()
  await expect(page.getByRole('row', { name: email })).toBeVisible()

  // Another super admin can lose the role, after a question; one's own has no button.
  const row = page.getByRole('row', { name: email })
  await expect(page.getByRole('button', { name: `Remove role super admin from ${owner.email}` })).toHaveCount(
    0,
  )
  await letTimePass()
  await row.getByRole('button', { name: `Remove role super admin from ${email}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove this super admin?' })
  await expect(question).toContainText(email)
  await question.getByRole('button', { name: 'Remove role super admin' }).click()
  await prove(page)
  await expect(question).toBeHidden()
  await expect(page.getByText('Role removed successfully')).toBeVisible()
  await expect(row.getByText('super admin', { exact: true })).toHaveCount(0)
})

test('a file of personal data comes after the proof', async ({ page }) => {
  await open(page, '/super-admin/bookings?view=all', 'Bookings')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  await prove(page)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^bookings-all-[\d-]+\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('"Date","Start"')
  await page.goto(`${server.url}/super-admin/monitoring`)
  await expect(page.getByText('Exported the bookings').first()).toBeVisible()
  await expect(page.getByText(/^Signed in/).first()).toBeVisible()
})

test("a change on the CMS's own screen waits for the proof and keeps what was typed", async ({ page }) => {
  await open(page, '/admin/globals/security-settings', 'Security settings')
  await page.getByLabel('Invitations are valid for (days)').fill('21')
  await page.locator('#action-save').click()
  await prove(page)
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Invitations are valid for (days)')).toHaveValue('21')
})

test('a deletion on the CMS waits for the proof within its own question', async ({ page }) => {
  await post(page, '/api/users/login', owner)
  const email = uniqueEmail()
  const added = await post(page, '/api/add-colleague', { email, fullName: 'Mary Shaw', role: 'user' })
  const { colleague } = (await added.json()) as { colleague: { id: string } }
  await page.goto(`${server.url}/admin/collections/users/${colleague.id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await letTimePass()
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saves.push(request.url())
  })
  await page.locator('#confirm-action').click()
  await prove(page)
  await expect(page).toHaveURL(/\/admin\/collections\/users(\?|$)/)
  expect(saves, 'the proof does not save the document').toEqual([])
})
