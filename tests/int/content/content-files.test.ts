import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalReq, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { saveBrand } from '../../../src/features/brand/mutations'
import { exportContent, readManifest, writeManifest } from '../../../src/features/content-files/export'
import { type ImportOptions, importContent } from '../../../src/features/content-files/import'
import { hashOf } from '../../../src/features/content-files/site-content'
import { replyFormFor } from '../../../src/features/reply/queries'
import { seedContent } from '../../../src/seed/seed-content'
import { reqOf, signedIn, site } from '../../support/site'

let req: PayloadRequest
beforeAll(async () => {
  await signedIn('super_admin')
  const payload = await site()
  await seedContent(payload)
  req = await createLocalReq({}, payload)
}, 300_000)

const newFolder = () => mkdtemp(join(tmpdir(), 'content-'))

async function textsIn(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts: Record<string, string> = {}
  for (const file of files.filter((each) => each.isFile())) {
    const path = join(file.parentPath, file.name)
    texts[path.slice(folder.length + 1)] = /\.(md|yml|json)$/.test(path)
      ? await readFile(path, 'utf8')
      : hashOf(await readFile(path, 'base64'))
  }
  return texts
}

async function bring(folder: string, options: ImportOptions = {}) {
  const said: Record<string, string> = {}
  const { counts, hashes } = await importContent(req, folder, options, (file, outcome, problem) => {
    if (outcome !== 'same') said[file] = problem ? `${outcome}: ${problem}` : outcome
  })
  if (!options.dryRun) await writeManifest(folder, hashes)
  return { said, counts }
}

describe('content as files', () => {
  it('of a new site is what the project brings', async () => {
    const { counts, said } = await bring(join(process.cwd(), 'content'), { dryRun: true })
    expect(said).toEqual({})
    expect(counts.same).toBeGreaterThan(80)
  }, 120_000)

  it('of a new site has templates of answers that can be filled', async () => {
    const { templates } = await replyFormFor(await reqOf(await signedIn('admin')), {
      name: 'Ada Lovelace',
      company: null,
    })
    expect(templates.map(({ title }) => title)).toEqual(['Ask for details', 'Follow up', 'Offer a call'])
    for (const { subject, text } of templates) expect(subject + text).not.toMatch(/[{}]/)
  })

  it('exported twice are the same bytes, and bringing them back changes nothing', async () => {
    const [first, second] = [await newFolder(), await newFolder()]
    expect((await exportContent(req, first)).notes).toEqual([])
    expect((await bring(first)).said).toEqual({})
    await exportContent(req, second)
    expect(await textsIn(second)).toEqual(await textsIn(first))
    expect(Object.keys(await readManifest(first)).length).toBeGreaterThan(80)
  }, 300_000)

  const oneFile = async (path: string, text: string) => {
    const folder = await newFolder()
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
    return folder
  }
  const change = async (folder: string, path: string, from: string | RegExp, to: string) => {
    const file = join(folder, path)
    const text = await readFile(file, 'utf8')
    expect(text).toMatch(from)
    await writeFile(file, text.replace(from, to))
  }
  const articleAt = async (slug: string, draft = false) => {
    const { docs } = await req.payload.find({
      collection: 'blogs',
      ...{ draft, depth: 0, where: { slug: { equals: slug } }, overrideAccess: true },
    })
    return docs[0]
  }

  it('changed in the folder are changed on the site, and only those', async () => {
    const folder = await newFolder()
    await exportContent(req, folder)
    await change(folder, 'articles/no-code-or-code.md', 'Decide per workflow', 'Decide **per** workflow')
    expect((await bring(folder, { dryRun: true })).said).toEqual({ 'articles/no-code-or-code.md': 'changed' })
    expect(JSON.stringify(await articleAt('no-code-or-code'))).toContain('Decide per workflow')
    expect((await bring(folder)).said).toEqual({ 'articles/no-code-or-code.md': 'changed' })
    expect(JSON.stringify(await articleAt('no-code-or-code'))).not.toContain('Decide per workflow')
    expect((await bring(folder)).said).toEqual({})
  }, 300_000)

  it('are never written over what an editor changed later, without --force', async () => {
    const folder = await newFolder()
    await exportContent(req, folder)
    const article = await articleAt('find-the-first-process-to-automate')
    const id = article?.id ?? ''
    const data = { excerpt: 'Written by an editor.' }
    await req.payload.update({ collection: 'blogs', id, data, overrideAccess: true })
    const path = 'articles/find-the-first-process-to-automate.md'
    await change(folder, path, /^excerpt: .*$/m, 'excerpt: Written in the file.')
    expect((await bring(folder)).said).toEqual({
      [path]: expect.stringMatching(/^wrong: it was changed on the site/),
    })
    expect((await articleAt('find-the-first-process-to-automate'))?.excerpt).toBe('Written by an editor.')
    expect((await bring(folder, { force: true })).said).toEqual({ [path]: 'changed' })
    expect((await articleAt('find-the-first-process-to-automate'))?.excerpt).toBe('Written in the file.')
  }, 300_000)

  it('as drafts are hidden from visitors', async () => {
    const folder = await oneFile(
      'articles/a-draft.md',
      '---\ntitle: A draft\nstatus: published\n---\n\nSome words.\n',
    )
    expect((await bring(folder, { draft: true })).said).toEqual({ 'articles/a-draft.md': 'new' })
    expect(await articleAt('a-draft')).toMatchObject({ status: 'draft', _status: 'draft' })
  })

  it('may lead to each other, and to ideas, pictures and questions', async () => {
    const folder = await newFolder()
    await mkdir(join(folder, 'articles'))
    const write = (name: string, text: string) =>
      writeFile(
        join(folder, 'articles', `${name}.md`),
        `---\ntitle: ${name}\nstatus: published\n---\n\n${text}\n`,
      )
    await write(
      'first',
      'Read [the second](../articles/second.md).\n\n```callToAction\nkind: idea\nidea: ideas/project-status\n```',
    )
    await write(
      'second',
      'Read [the first](../articles/first.md).[^1]\n\n![](../media/drawn-cost-ledger.svg "A ledger")\n\n[^1]: A **note**.',
    )
    expect((await bring(folder)).said).toEqual({ 'articles/first.md': 'new', 'articles/second.md': 'new' })
    const [first, second] = [await articleAt('first'), await articleAt('second')]
    expect(first?.contentHtml).toContain('href="/blog/second"')
    expect(first?.contentHtml).toContain('/automation-ideas/project-status')
    expect(second?.contentHtml).toContain('href="/blog/first"')
    expect(second?.contentHtml).toContain('A ledger')
    expect(second?.contentHtml).toContain('<strong>note</strong>')
    expect((await bring(folder)).said).toEqual({})
  }, 120_000)

  it('with a picture of the same folder can be changed there again', async () => {
    const folder = await oneFile('media/new-one.yml', 'alt: A new picture\n')
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" /></svg>'
    await writeFile(join(folder, 'media/new-one.svg'), svg)
    await mkdir(join(folder, 'articles'))
    const file = join(folder, 'articles/pictured.md')
    await writeFile(file, '---\ntitle: Pictured\n---\n\nBefore\n\n![](../media/new-one.svg)\n')
    expect((await bring(folder)).said).toEqual({ 'media/new-one.yml': 'new', 'articles/pictured.md': 'new' })
    await change(folder, 'articles/pictured.md', 'Before', 'After')
    expect((await bring(folder)).said).toEqual({ 'articles/pictured.md': 'changed' })
  }, 120_000)

  it.each([
    [
      'articles/a.md',
      '---\ntitle: A\nstatus: published\nteaser: B\n---\n\nC\n',
      'teaser: there is no field of this name.',
    ],
    ['articles/a.md', '---\ntitle: "A\n---\n', 'line'],
    [
      'articles/a.md',
      '---\ntitle: A\nstatus: published\n---\n\n![](https://example.com/a.png)\n',
      'line 6: the picture',
    ],
    ['articles/a.md', '---\ntitle: A\nstatus: published\n---\n\n[x](../articles/gone.md)\n', 'articles/gone'],
    [
      'articles/a.md',
      '---\ntitle: A\nstatus: published\n---\n\n```callout\nsize: 3\n```\n',
      '"size" is no field',
    ],
    ['articles/b.md', '---\nstatus: published\n---\n\nNo title.\n', 'title: '],
    ['ideas/a.md', '---\ntitle: A\nsteps: three\n---\n', 'steps: write a list.'],
    ['media/a.yml', 'alt: A\n', 'there is no picture a.webp'],
    ['settings.yml', 'brand: A\n', 'brand: there is no field of this name.'],
  ])('%s with a fault names it, and nothing is stored', async (path, text, problem) => {
    const before = await req.payload.count({ collection: 'blogs', overrideAccess: true })
    const { said } = await bring(await oneFile(path, text))
    expect(said[path]).toContain('wrong: ')
    expect(said[path]).toContain(problem)
    expect(await req.payload.count({ collection: 'blogs', overrideAccess: true })).toEqual(before)
  })

  it('hold the brand with its files, as bytes', async () => {
    const picture = sharp({ create: { width: 90, height: 30, channels: 3, background: '#1d4ed8' } })
    const brand = {
      ...{ brandName: 'Northwind', tagline: 'We do the dull part.', fonts: 'newsreader' as const },
      ...{ accent: '#1d4ed8', highlight: '#b4530a', ground: '#f4f6fb' },
      ...{ socials: ['https://example.org/northwind'], currency: 'EUR', square: null },
      ...{ senderName: undefined, senderAddress: undefined },
    }
    const png = (await picture.png().toBuffer()).toString('base64')
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path d="M0 0h9v3z"/></svg>',
    )
    await saveBrand(req, { ...brand, logo: png, logoDark: svg.toString('base64') })
    const [first, second] = [await newFolder(), await newFolder()]
    await exportContent(req, first)
    expect(await readFile(join(first, 'brand.yml'), 'utf8')).toMatch(/^currency: EUR$/m)
    await saveBrand(req, { ...brand, accent: '#0f5c4a', currency: 'USD', logo: null, logoDark: null })
    expect((await bring(first)).said).toEqual({
      'brand.yml': expect.stringMatching(/^wrong: it was changed on the site/),
    })
    expect((await bring(first, { force: true })).said).toEqual({ 'brand.yml': 'changed' })
    await exportContent(req, second)
    expect(await textsIn(second)).toEqual(await textsIn(first))
    const wrong = await oneFile('brand.yml', 'accent: "#ffffff"\nlogo: brand/none.png\n')
    expect((await bring(wrong, { force: true })).said).toEqual({
      'brand.yml': 'wrong: logo: there is no file brand/none.png.',
    })
    await writeFile(join(wrong, 'brand.yml'), 'accent: "#ffffff"\n')
    expect((await bring(wrong, { force: true })).said['brand.yml']).toMatch(
      /^wrong: accent: Accent color has a contrast/,
    )
  }, 300_000)
})
