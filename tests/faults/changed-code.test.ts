import {
  chmodSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromThisFile } from '../support/ask'
import { type OwnServer, startServer } from '../support/own-server'

const root = resolve(import.meta.dirname, '../..')
const PATIENCE = { timeout: 240_000, interval: 500 }

/** Hard links: the packages are large, and the framework follows no link out of its folder. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}

const SOURCES = [
  ...['src', 'collections', 'endpoints', 'public', 'package.json', 'payload.config.ts', 'next.config.ts'],
  ...['postcss.config.mjs', 'tsconfig.json'],
]
let copy: string
let server: OwnServer

beforeAll(async () => {
  // On the disk of the packages, and no part of the sources.
  mkdirSync(join(root, '.cache'), { recursive: true })
  copy = mkdtempSync(join(root, '.cache/development-'))
  // The database has a user of its own when the tests are root.
  chmodSync(copy, 0o755)
  for (const path of SOURCES) cpSync(join(root, path), join(copy, path), { recursive: true })
  linkTree(join(root, 'node_modules'), join(copy, 'node_modules'))
  server = await startServer(
    { DATA_DIR: join(copy, '.data'), LOG_LEVEL: 'fatal' },
    { cwd: copy, mode: 'dev' },
  )
}, 600_000)

afterAll(async () => {
  await server?.stop()
  rmSync(copy, { recursive: true, force: true })
}, 120_000)

/** Changes a file until `check` is over, as someone does in an editor. */
async function changed(file: string, from: string, to: string, check: () => Promise<void>): Promise<void> {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(path, before.replace(from, to))
  try {
    await check()
  } finally {
    writeFileSync(path, before)
  }
}

const ask = (path: string) => fetch(`${server.url}${path}`, { headers: fromThisFile })
const list = async () => {
  const answer = await ask('/api/faqs?limit=1')
  const body: { docs?: { question?: string }[] } = await answer.json()
  return { status: answer.status, question: body.docs?.[0]?.question }
}
const asIt = { status: 200, question: expect.stringMatching(/\?$/) }

describe('npm run dev', () => {
  it('starts with what the files say', async () => {
    // Compiled: from now on the framework reports changes.
    expect((await ask('/')).status).toBe(200)
    expect(await list()).toEqual(asIt)
  })

  it.each([
    [
      'who may read a collection',
      'collections/faqs/faqs.ts',
      'access: editorAccess(activeOrAdmins)',
      'access: editorAccess(() => false)',
      { status: 403, question: undefined },
    ],
    [
      'a predicate that several collections have',
      'collections/access/rules.ts',
      'return { isActive: { equals: true } }',
      'return false',
      { status: 403, question: undefined },
    ],
    [
      'a hook',
      'collections/faqs/faqs.ts',
      'hooks: { ...dragged.hooks,',
      "hooks: { ...dragged.hooks, afterRead: [({ doc }) => ({ ...doc, question: 'By a hook' })],",
      { status: 200, question: 'By a hook' },
    ],
    [
      'a setting of a field',
      'collections/faqs/faqs.ts',
      "{ name: 'question', type: 'text',",
      "{ name: 'question', type: 'text', access: { read: () => false },",
      { status: 200, question: undefined },
    ],
    [
      'a rule of a plugin',
      'collections/hooks/bounded-lists.ts',
      'Number(value) >= 0',
      'Number(value) >= 2',
      { status: 400, question: undefined },
    ],
  ])('takes up %s without a restart, and takes it back', async (_what, file, from, to, expected) => {
    await changed(file, from, to, () => expect.poll(list, PATIENCE).toEqual(expected))
    await expect.poll(list, PATIENCE).toEqual(asIt)
  })
})
