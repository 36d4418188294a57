import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startEmbeddedPostgres } from '../../src/server/process/embedded-postgres'
import { startServer } from '../support/own-server'

const person = { email: 'owner@quickwin.example', password: 'Owner-Password-1' }

test('with the database down a visitor still gets pages, and a plain word where there is none', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'quickwin-down-'))
  // Not the server's own, which it would start again.
  const database = await startEmbeddedPostgres(join(folder, 'postgres'), { durable: false })
  const server = await startServer({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'fatal',
    ADMIN_EMAIL: person.email,
    ADMIN_PASSWORD: person.password,
  })
  try {
    const signedIn = await page.request.post(`${server.url}/api/users/login`, {
      data: person,
      headers: { origin: server.url, 'x-requested-with': 'XMLHttpRequest' },
    })
    expect(signedIn.status()).toBe(200)
    const office = await page.context().newPage()
    await office.goto(`${server.url}/super-admin/invites`)
    await expect(office.getByRole('heading', { level: 1, name: 'Invites' })).toBeVisible()

    // Not in the browser, which would ask for the linked pages beforehand as well.
    expect((await page.request.get(`${server.url}/services`)).status()).toBe(200)
    await database.stop()
    await expect.poll(async () => (await page.request.get(`${server.url}/api/health`)).status()).toBe(503)

    expect((await page.goto(`${server.url}/services`))?.status()).toBe(200)

    // No page before it has read articles.
    const missed = await page.goto(`${server.url}/blog`)
    expect(missed?.status()).toBe(503)
    expect(missed?.headers()['retry-after']).toBe('30')
    await expect(page.getByRole('heading', { name: 'This page is not available right now' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()

    // Signed-in people are not treated as signed out.
    await office.getByRole('link', { name: 'Users', exact: true }).click()
    const fault = office.getByRole('alert').filter({ hasText: 'This page is not available right now' })
    await expect(fault).toBeVisible()
    await expect(office.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(new URL(office.url()).pathname).not.toBe('/auth')
    for (const path of ['/super-admin/users', '/admin/queue', '/admin']) {
      const document = await office.goto(`${server.url}${path}`)
      expect([path, document?.status(), new URL(office.url()).pathname]).toEqual([path, 503, path])
      await expect(office.getByRole('link', { name: 'Try again' })).toBeVisible()
    }

    const api = await page.request.get(`${server.url}/api/faqs`)
    expect([api.status(), (await api.json()).errors[0].code]).toEqual([503, 'unavailable'])
  } finally {
    await server.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
