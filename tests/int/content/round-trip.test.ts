import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { exportContent } from '@/features/content-files/export'
import { importContent } from '@/features/content-files/import'
import { contentKinds } from '@/features/content-files/kinds'
import { seedContent } from '../../../src/seed/seed-content'
import { signedIn, site } from '../../support/site'

const newFolder = () => mkdtemp(join(tmpdir(), 'round-trip-'))

async function bytesIn(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: Record<string, string> = {}
  for (const file of files.filter((each) => each.isFile())) {
    const path = join(file.parentPath, file.name)
    found[path.slice(folder.length + 1)] = await readFile(
      path,
      /\.(md|yml|json)$/.test(path) ? 'utf8' : 'base64',
    )
  }
  return found
}

it('what one site exports and an empty one imports is exported again as the same bytes', {
  timeout: 600_000,
}, async () => {
  await signedIn('super_admin')
  const payload = await site()
  await seedContent(payload)
  const req = await createLocalReq({}, payload)
  const own = { overrideAccess: true, req } as const
  await payload.create({
    collection: 'testimonials',
    data: {
      name: '---\nname: "x"',
      quote: '# <script>alert(1)</script>\n\t{brandName} \u2028 |',
      orderIndex: 5,
      isActive: true,
    },
    ...own,
  })
  await payload.updateGlobal({
    slug: 'form-options',
    data: { contactBudgets: ['- a: b', '"quoted"'] },
    ...own,
  })
  const [first, second] = [await newFolder(), await newFolder()]
  expect((await exportContent(req, first)).notes).toEqual([])

  for (const { collection } of contentKinds.toReversed()) {
    if (collection === 'pages') continue
    const { errors } = await payload.delete({
      collection,
      where: { id: { exists: true } },
      trash: true,
      ...own,
    })
    expect([collection, errors]).toEqual([collection, []])
    expect((await payload.count({ collection, ...own })).totalDocs).toBe(0)
  }
  await payload.updateGlobal({ slug: 'form-options', data: { contactBudgets: [] }, ...own })

  const wrong: string[] = []
  const { counts } = await importContent(req, first, { force: true }, (file, outcome, problem) => {
    if (outcome === 'wrong') wrong.push(`${file}: ${problem}`)
  })
  expect(wrong).toEqual([])
  expect(counts.new).toBeGreaterThan(80)
  await exportContent(req, second)
  expect(await bytesIn(second)).toEqual(await bytesIn(first))
})
