import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allocator } from '../../../scripts/allocator.mjs'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
const settings = Object.entries(allocator)
  .map(([name, value]) => `${name}=${value}`)
  .join(' ')

it('the image and a start by hand have the allocator settings of npm start', () => {
  expect(read('Dockerfile')).toContain(`ENV ${settings}\n`)
  expect(read('docs/self-hosting.md')).toContain(`export ${settings}\n`)
  expect(read('docs/self-hosting.md')).toContain(`Environment=${settings}\n`)
})
