// Each part of src/patches says what it is for, and docs/architecture.md lists them all.
// `npx vitest run --project unit records -u` writes the list again.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import type { Patch } from '../../../src/patches/patch'

const root = join(import.meta.dirname, '../../..')
const folders = globSync('src/patches/*/*', { cwd: root }).sort()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const codeOf = (folder: string) =>
  globSync(`${folder}/*.{ts,tsx}`, { cwd: root }).filter((file) => !file.endsWith('/record.ts'))
const linesOf = (folder: string) =>
  codeOf(folder).reduce((sum, file) => sum + read(file).split('\n').length - 1, 0)

async function records(): Promise<{ folder: string; record: Patch }[]> {
  const found = import.meta.glob<{ record: Patch }>('../../../src/patches/*/*/record.ts')
  return Promise.all(
    Object.entries(found)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(async ([file, load]) => {
        const folder = relative(root, dirname(join(import.meta.dirname, file)))
        return { folder, record: (await load()).record }
      }),
  )
}

it('each has a record, and at most twenty are there', async () => {
  expect((await records()).map(({ folder }) => folder)).toEqual(folders)
  expect(folders.length).toBeLessThanOrEqual(20)
})

it('the tests that a record names are there, and its source can be looked up', async () => {
  const all = await records()
  expect(all.flatMap(({ record }) => record.tests).filter((file) => !existsSync(join(root, file)))).toEqual(
    [],
  )
  const sources = all.map(({ record }) => record.upstream)
  const isFound = (source: string) =>
    /^https:\/\/github\.com\/(payloadcms\/payload|vercel\/next\.js)\/(issues|pull)\/\d+$/.test(source) ||
    existsSync(join(root, source))
  expect(sources.filter((source) => !isFound(source))).toEqual([])
})

const BLOCK = /(<!-- patches -->\n)[\s\S]*?(<!-- end of patches -->)/

it('docs/architecture.md lists them', async () => {
  const file = join(root, 'docs/architecture.md')
  const all = await records()
  const rows = all.map(({ folder, record: { without, leansOn, until, upstream, tests } }) => {
    const source = upstream.startsWith('http') ? ` [More](${upstream}).` : ''
    const name = folder.replace('src/patches/', '')
    return `| \`${name}\` | ${linesOf(folder)} | ${without} | ${leansOn} | ${until}${source} | ${tests.map((test) => `\`${test}\``).join(', ')} |`
  })
  const total = folders.reduce((sum, folder) => sum + linesOf(folder), 0)
  const block = `| in \`src/patches/\` | lines | without it | it leans on | it goes when | test that fails then |
|---|---|---|---|---|---|
${rows.join('\n')}

${folders.length} parts, ${total} lines.
`
  const document = readFileSync(file, 'utf8').replace(
    BLOCK,
    (_, begin: string, end: string) => begin + block + end,
  )
  expect(document).toContain(block)
  await expect(document).toMatchFileSnapshot(file)
})
