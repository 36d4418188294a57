import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startServer } from '../support/own-server'

test('with the database down a visitor still gets pages, and a plain word where there is none', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'quickwin-down-'))
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'fatal' })
  try {
    await page.goto(`${server.url}/services`)
    const [pid] = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGINT')
    await expect.poll(async () => (await page.request.get(`${server.url}/api/health`)).status()).toBe(503)

    expect((await page.goto(`${server.url}/services`))?.status()).toBe(200)

    const missed = await page.goto(`${server.url}/pricing`)
    expect(missed?.status()).toBe(503)
    expect(missed?.headers()['retry-after']).toBe('30')
    await expect(page.getByRole('heading', { name: 'This page is not available right now' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()

    const api = await page.request.get(`${server.url}/api/faqs`)
    expect([api.status(), (await api.json()).errors[0].code]).toEqual([503, 'unavailable'])
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
