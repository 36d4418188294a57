import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { ownImports } from '../../../scripts/own-imports'

/** Programs that Node runs as they are, without the loader of the other commands. */
const programs = [
  'src/server/main.ts',
  'src/patches/next/page-cache/cache-handler.ts',
  'src/server/pictures/draw-avif.ts',
  'src/server/calendars/read-calendar.ts',
]

it('the server imports its own files by their whole names, as Node needs them', () => {
  const { modules } = ownImports(programs.map((program) => resolve(program)))
  const problems = modules.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const imports = [
      ...text.matchAll(/^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?\s*'(\.[^'\s]+|@[/\w-]+)'/gm),
    ]
    return imports
      .map(([, name = '']) => name)
      .filter((name) => name.startsWith('@/') || (name.startsWith('.') && !/\.(ts|json|mjs)$/.test(name)))
      .map((name) => `${relative('.', file)}: ${name}`)
  })
  expect(modules.length).toBeGreaterThan(20)
  expect(problems).toEqual([])
})
