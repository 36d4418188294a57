import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('the threat model names the path of every endpoint', () => {
  const paths = globSync('src/features/**/calls.ts', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/\bat: '\w+ \/api(\/[^']+)'/g)].map(([, path = '']) => path),
  )
  expect(paths.length).toBeGreaterThan(10)
  const text = read('docs/threat-model.md')
  expect([...new Set(paths)].filter((path) => path !== '/' && !text.includes(path))).toEqual([])
})
