import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownImports } from '../../../scripts/own-imports'

const folder = mkdtempSync(join(tmpdir(), 'quickwin-imports-'))
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

it('follows imports of every form, and leaves out types and words in texts', () => {
  const start = write(
    'start.ts',
    `import pg from 'pg'
import {
  one,
  two,
} from './two.ts'
import 'side-effect'
import type { Only } from 'types-only'
export { three } from './three.ts'
const lazy = () => import('./lazy.ts')
const text = "taken from 'nowhere'"`,
  )
  const others = [
    write('two.ts', "import 'node:fs'"),
    write('three.ts', ''),
    write('lazy.ts', "import 'late'"),
  ]
  const { modules, packages } = ownImports([start])
  expect(modules.sort()).toEqual([start, ...others].sort())
  expect(packages.sort()).toEqual(['late', 'pg', 'side-effect'])
})
