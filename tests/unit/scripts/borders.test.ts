// What stands in one place only. Imports are checked by .dependency-cruiser.cjs; this looks at the words of the sources.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const generated = /payload-(types|generated-schema)\.ts$|\.generated\.ts$|importMap\.js$|src\/migrations/
const sources = globSync('{src,collections,endpoints}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !generated.test(file),
)
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)

/** The lines that match, as `file: line`. */
const linesWith = (pattern: RegExp, files: readonly string[]) =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !isComment(line) && pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
const outside = (place: RegExp) => sources.filter((file) => !place.test(file))

describe('these words stand in one place', () => {
  it('the settings of the process are read in src/env.ts', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(linesWith(/process\.env\b|import\.meta\.env/, outside(/^src\/(env\.ts$|patches\/)/))).toEqual([])
  })

  it('rules of features ask neither the clock nor chance', () => {
    const rules = sources.filter((file) => /^src\/features\/.*rules\.ts$/.test(file))
    expect(rules.length).toBeGreaterThan(20)
    const outsideWorld =
      /Date\.now|new Date\(\)|performance\.|Math\.random|random(Int|UUID|Bytes)|-clock'|node:|Temporal\.Now/
    expect(linesWith(outsideWorld, rules)).toEqual([])
  })
})
