import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { ask, textOf } from '../support/ask'
import { signedInEditor } from '../support/contract-editor'
import { probed } from '../support/contract-servers'
import { freePort, type OwnServer, startServer } from '../support/own-server'
import { type LocalS3, startS3 } from '../support/s3/server'
import { type ScratchServer, scratchServer } from '../support/scratch-server'
import { uniquePicture } from '../support/unique-picture'

const folder = mkdtempSync(join(tmpdir(), 'quickwin-bucket-'))
const servers: OwnServer[] = []
let database: ScratchServer
let storage: LocalS3
let probePort: number

/** As on a host of its own: nothing in common but the database and the bucket. */
const start = (host: string) =>
  startServer({
    ...inject('settings'),
    ...storage.settings,
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, host),
    LOG_LEVEL: 'warn',
    ...(host === 'one' ? probed(probePort) : {}),
  })

beforeAll(async () => {
  database = await scratchServer()
  storage = await startS3()
  probePort = await freePort()
  for (const host of ['one', 'two']) servers.push(await start(host))
}, 300_000)

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await storage?.stop()
  await database?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const [first, second] = [() => servers[0]?.url ?? '', () => servers[1]?.url ?? '']

async function upload(server: string): Promise<{ id: string; filename: string; url: string }> {
  const { cookie } = await signedInEditor(server)
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'Test' }))
  body.set('file', new File([new Uint8Array(await uniquePicture())], 'shot.png', { type: 'image/png' }))
  const answer = await fetch(`${server}/api/media`, {
    method: 'POST',
    headers: { origin: server, 'x-requested-with': 'XMLHttpRequest', cookie },
    body,
  })
  const text = await answer.text()
  expect(answer.status, text).toBe(201)
  return JSON.parse(text).doc
}

it('the first content’s pictures are in the bucket, and pages show them from this site', async () => {
  expect(storage.files().length).toBeGreaterThan(3)
  const page = textOf(await ask(second(), '/blog'))
  const [, path = ''] = /"(\/api\/media\/file\/[^" ]+)[" ]/.exec(page) ?? []
  expect(page).not.toContain(storage.bucket.endpoint)
  for (const server of servers) expect((await ask(server.url, path)).status).toBe(200)
})

it('what is uploaded at one server is there at the other at once, and no server warns', async () => {
  for (const [here, there] of [
    [first(), second()],
    [second(), first()],
  ] as const) {
    const { filename } = await upload(here)
    const kept = storage.objects.get(`media/${filename}`)?.data
    for (const server of [here, there]) {
      const shown = await ask(server, `/api/media/file/${filename}`)
      expect([shown.status, shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([
        200,
        'image/png',
        'nosniff',
      ])
      expect(shown.body.equals(kept ?? Buffer.alloc(0))).toBe(true)
    }
    const part = await ask(there, `/api/media/file/${filename}`, { headers: { range: 'bytes=2-5' } })
    expect([part.status, part.body.equals(kept?.subarray(2, 6) ?? Buffer.alloc(0))]).toEqual([206, true])
    const head = await ask(there, `/api/media/file/${filename}`, { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
  }
  for (const server of servers) expect(server.output()).not.toContain('has its uploads in another folder')
})

it('a storage that is away takes pictures with it and no page', async () => {
  const { filename } = await upload(first())
  storage.fail(() => 'reset')
  for (const server of servers) {
    for (const path of ['/', '/blog', '/pricing', '/api/faqs?limit=1'])
      expect([path, (await ask(server.url, path)).status]).toEqual([path, 200])
    const shown = await ask(server.url, `/api/media/file/${filename}`)
    expect([shown.status, shown.headers['cache-control']]).toEqual([503, 'no-store'])
  }
  storage.fail()
  expect((await ask(second(), `/api/media/file/${filename}`)).status).toBe(200)
})

it('a share picture waits for its cover, and is not kept without it', async () => {
  const page = textOf(await ask(first(), '/blog'))
  const [, slug] = /href="\/blog\/([a-z0-9-]+)"/.exec(page) ?? []
  expect(slug).toBeDefined()
  const card = () => ask(first(), `/og/blog/${slug}.png`)
  storage.fail(() => 'reset')
  expect((await card()).status).toBeGreaterThanOrEqual(500)
  storage.fail()
  const before = storage.asked.length
  const drawn = await card()
  expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/png'])
  expect(storage.asked.slice(before)).toEqual([expect.stringMatching(/^GET .*\/media\//)])
})

it('no log holds a key', () => {
  for (const server of servers) {
    expect(server.output()).not.toContain(storage.bucket.secretAccessKey)
    expect(server.output()).not.toContain(storage.bucket.accessKeyId)
  }
})

it('a server loads the package for it with the settings alone', async () => {
  const packagesOf = async (probe: string) => (await fetch(`${probe}/loaded?scope=@aws-sdk`)).json()
  expect(await packagesOf(`http://localhost:${probePort}`)).not.toEqual([])
  // It has shown and stored pictures for the other tests, too.
  expect(await packagesOf(inject('probe'))).toEqual([])
})
