import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isBuildCurrent, markBuild, sourceHash } from '../../../../src/server/process/build'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quickwin-build-'))
  for (const folder of ['src', '.next/static']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'next.config.ts'), 'export default {}')
  writeFileSync(join(root, 'src/page.ts'), 'one')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('a build without its mark is not taken for a whole one', () => {
  writeFileSync(join(root, '.next/static/page.js'), 'half')
  expect(isBuildCurrent(root)).toBe(false)
  markBuild(root, sourceHash(root))
  expect(isBuildCurrent(root)).toBe(true)
})

it.each(['src/page.ts', 'src/new.ts', 'next.config.ts'])('a build is stale when %s has changed', (file) => {
  markBuild(root, sourceHash(root))
  writeFileSync(join(root, file), 'two')
  expect(isBuildCurrent(root)).toBe(false)
})

it('a delivered tree has a whole build, and no sources to compare it with', () => {
  markBuild(root, 'of sources that are not here')
  expect(isBuildCurrent(root)).toBe(false)
  rmSync(join(root, 'next.config.ts'))
  expect(isBuildCurrent(root)).toBe(true)
})
