import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fromThisFile } from '../support/ask'
import { type OwnServer, startServer } from '../support/own-server'
import { type LocalS3, startS3 } from '../support/s3/server'

/** Of the image next to its base: docs/decisions/0061. */
const MOST_BYTES = 450 * 1024 * 1024
/** The system user `nobody`, when the tests are root: root may write anywhere. */
const ordinary = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

const folder = mkdtempSync(join(tmpdir(), 'quickwin-delivered-'))
const tree = join(folder, 'app')
const data = join(folder, 'data')
let server: OwnServer
let storage: LocalS3

const files = () =>
  readdirSync(tree, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const paths = () => files().map(({ parentPath, name }) => join(parentPath, name))

beforeAll(async () => {
  const made = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/runtime-tree.ts', tree], {
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(made.stderr)
  // Where `nobody` may run it.
  const node = join(folder, 'node')
  copyFileSync(process.execPath, node)
  chmodSync(folder, 0o755)
  spawnSync('chmod', ['-R', 'a-w,a+rX', tree])
  mkdirSync(data)
  if (ordinary) chownSync(data, ordinary.uid, ordinary.gid)
  storage = await startS3()
  server = await startServer(
    { ...inject('settings'), ...storage.settings, DATA_DIR: data },
    { ...ordinary, cwd: tree, command: node },
  )
}, 300_000)

afterAll(async () => {
  await server?.stop()
  await storage?.stop()
  spawnSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
})

describe('what the image holds, run by an ordinary user who may not write to it', () => {
  it('is small', () => {
    const bytes = paths().reduce((sum, path) => sum + statSync(path).size, 0)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  it('is the build, our server, what both load, and the first content', () => {
    expect(readdirSync(tree).sort()).toEqual([
      '.next',
      'content',
      'node_modules',
      'package.json',
      'public',
      'src',
    ])
  })

  /** The output of a start that ends at once. */
  const refusedStart = (env: Record<string, string>) => {
    const { status, stderr } = spawnSync(join(folder, 'node'), ['src/server/main.ts', 'start'], {
      cwd: tree,
      encoding: 'utf8',
      env: { NODE_ENV: 'production', ...env },
      timeout: 30_000,
      killSignal: 'SIGKILL',
      ...ordinary,
    })
    return [status, stderr]
  }
  const refusal = (reason: RegExp) => [
    1,
    expect.stringMatching(new RegExp(`^\\nThe environment is not usable:\\n {2}- ${reason.source}\\n\\n$`)),
  ]

  it('names the setting without which it cannot start, and writes nothing', () => {
    expect(refusedStart({})).toEqual(refusal(/DATABASE_URL is required: [^\n]+/))
    expect(readdirSync(tree)).not.toContain('.data')
  })

  // In /proc a folder can neither be made nor is it said why.
  it.each(['/proc/quickwin', join(tree, 'data')])('refuses %s as its data folder', (DATA_DIR) => {
    expect(refusedStart({ ...inject('settings'), DATA_DIR })).toEqual(
      refusal(/DATA_DIR names a folder that cannot be written to \(E[A-Z]+\)/),
    )
  })

  it('cannot be written to', () => {
    if (!ordinary) expect(() => accessSync(join(tree, 'src'), constants.W_OK)).toThrow()
    const before = paths().length
    expect(before).toBeGreaterThan(1000)
  })

  it.each([
    ['/', 200, 'text/html'],
    ['/blog', 200, 'text/html'],
    ['/pricing', 200, 'text/html'],
    ['/auth', 200, 'text/html'],
    ['/admin', 200, 'text/html'],
    ['/no-such-page', 404, 'text/html'],
    ['/sitemap.xml', 200, 'application/xml'],
    ['/icon.svg', 200, 'image/svg+xml'],
    ['/api/faqs?limit=1', 200, 'application/json'],
  ])('%s answers %i', async (path, status, type) => {
    const answer = await fetch(`${server.url}${path}`, { redirect: 'manual', headers: fromThisFile })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      expect.stringContaining(type),
    ])
  })

  it('has all scripts and styles of its pages', async () => {
    const html = await (await fetch(`${server.url}/book-call`)).text()
    const parts = new Set(
      [...html.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g)].map(([path]) => path),
    )
    expect(parts.size).toBeGreaterThan(3)
    for (const path of parts)
      expect([path, (await fetch(`${server.url}${path}`)).status]).toEqual([path, 200])
  })

  it('has what reads a bucket', async () => {
    storage.objects.set('media/some.png', { data: Buffer.from('a picture'), modified: new Date() })
    const answer = await fetch(`${server.url}/api/media/file/some.png`, { headers: fromThisFile })
    expect([answer.status, await answer.text()]).toEqual([200, 'a picture'])
  })

  it('logged no missing file', () => {
    expect(server.output()).not.toMatch(/Cannot find module|EROFS|EACCES|ENOENT/)
  })
})
