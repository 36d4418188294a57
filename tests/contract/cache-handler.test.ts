import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { policyForHtml } from '../../src/server/pages/content-policy'
import { type Answer, ask, textOf } from '../support/ask'
import { probed } from '../support/contract-servers'
import { freePort, type OwnServer, startServer } from '../support/own-server'

const folder = mkdtempSync(join(tmpdir(), 'quickwin-cache-'))
let server: OwnServer
let probe: string

beforeAll(async () => {
  const port = await freePort()
  probe = `http://localhost:${port}`
  server = await startServer({ ...inject('settings'), ...probed(port), DATA_DIR: folder })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The framework's answer, or the same kept by the page memory, which has the clock of the server too. */
const answerOf = (path: string) => ask(server.url, path)

function expectPolicy(answer: Answer): void {
  const policy = answer.headers['content-security-policy']
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toContain('unsafe')
  // Each script that the page holds, and no other.
  expect(policy).toBe(policyForHtml(textOf(answer)))
}

it.each([
  ['a page', '/pricing', 200],
  ['the blog', '/blog', 200],
  ['a missing article', '/blog/no-such-article', 404],
])('%s carries its policy when it is made and when it is kept', async (_, path, status) => {
  for (const state of ['MISS', 'HIT']) {
    const answer = await answerOf(path)
    expect([answer.headers['x-nextjs-cache'], answer.status]).toEqual([state, status])
    expectPolicy(answer)
  }
})

it('an address of no route carries its policy too', async () => {
  const answer = await answerOf('/no-such-page')
  expect(answer.status).toBe(404)
  expectPolicy(answer)
})

it('a page that is out of date carries its policy, and is made again behind it', async () => {
  const path = '/blog'
  await answerOf(path)
  // Its list of categories is read again each hour.
  await fetch(`${probe}/?ms=${3601 * 1000}`, { method: 'POST' })
  const stale = await answerOf(path)
  expect([stale.headers['x-nextjs-cache'], stale.status]).toEqual(['STALE', 200])
  expectPolicy(stale)
  await expect
    .poll(async () => (await answerOf(path)).headers['x-nextjs-cache'], { timeout: 20_000 })
    .toBe('HIT')
  expectPolicy(await answerOf(path))
})
