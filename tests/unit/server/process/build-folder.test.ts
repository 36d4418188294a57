import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  claimBuild,
  currentBuild,
  lockBuilding,
  publishBuild,
  UNFINISHED_BUILD,
} from '../../../../src/server/process/build-folder'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quickwin-build-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** As the framework leaves it. */
function make(content: string, hash = content): string {
  mkdirSync(join(root, UNFINISHED_BUILD, 'cache'), { recursive: true })
  writeFileSync(join(root, UNFINISHED_BUILD, 'page.html'), content)
  publishBuild(root, hash)
  const build = currentBuild(root)
  if (!build) throw new Error('no build')
  return build
}

const builds = () => readdirSync(join(root, '.next')).filter((name) => name.startsWith('build-'))

it('has no build before one is finished', () => {
  expect(currentBuild(root)).toBeUndefined()
  mkdirSync(join(root, UNFINISHED_BUILD), { recursive: true })
  writeFileSync(join(root, UNFINISHED_BUILD, 'page.html'), 'half')
  expect(currentBuild(root)).toBeUndefined()
  expect(() => claimBuild(root)).toThrow('There is no build')
})

it('keeps what an earlier build left for the next one, and nothing else', () => {
  make('one')
  expect(readdirSync(join(root, UNFINISHED_BUILD))).toEqual(['cache'])
})

it('leaves the current build where it is while another is made, broken off and published', () => {
  const first = make('one')
  mkdirSync(join(root, UNFINISHED_BUILD), { recursive: true })
  writeFileSync(join(root, UNFINISHED_BUILD, 'page.html'), 'half')
  expect(currentBuild(root)).toBe(first)
  const second = make('two')
  expect(second).not.toBe(first)
  expect(existsSync(join(root, first, 'page.html'))).toBe(true)
})

it('does not take a folder for a build whose end was never written', () => {
  const build = make('one')
  rmSync(join(root, build, 'source-hash'))
  expect(currentBuild(root)).toBeUndefined()
})

it('makes a build of the same sources a build of its own', () => {
  expect(make('one')).not.toBe(make('one'))
})

it('removes what no server uses, but for the current build and the one before it', () => {
  for (const content of ['one', 'two', 'three', 'four']) make(content)
  expect(builds()).toHaveLength(2)
})

it('keeps a build while a server that started with it lives, and no longer', async () => {
  const first = make('one')
  // Its command line is that of a server, which a later process with the same number has not.
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'src/server/main.ts'])
  await once(server, 'spawn')
  mkdirSync(join(root, first, 'in-use'))
  writeFileSync(join(root, first, 'in-use', String(server.pid)), '')
  for (const content of ['two', 'three', 'four']) make(content)
  expect(existsSync(join(root, first, 'page.html'))).toBe(true)
  server.kill('SIGKILL')
  await once(server, 'exit')
  make('five')
  expect(existsSync(join(root, first))).toBe(false)
})

it('gives a claim back', () => {
  make('one')
  const { build, release } = claimBuild(root)
  expect(readdirSync(join(root, build, 'in-use'))).toEqual([String(process.pid)])
  release()
  expect(readdirSync(join(root, build, 'in-use'))).toEqual([])
})

it('refuses a second build in the same folder by the process that makes the first', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'scripts/build.ts'])
  await once(other, 'spawn')
  mkdirSync(join(root, '.next'))
  writeFileSync(join(root, '.next/building.pid'), String(other.pid))
  expect(() => lockBuilding(root)).toThrow(`Process ${other.pid} is building in this folder`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  // Left behind by a build that was killed.
  const unlock = lockBuilding(root)
  unlock()
  expect(existsSync(join(root, '.next/building.pid'))).toBe(false)
})
