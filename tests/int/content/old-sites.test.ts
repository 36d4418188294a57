import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createLocalReq, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportContent } from '../../../src/features/content-files/export'
import type { ImportOptions } from '../../../src/features/content-files/import'
import { importOldSite, type OtherProgram } from '../../../src/features/content-files/other-sites/import'
import { signedIn, site } from '../../support/site'

let req: PayloadRequest
beforeAll(async () => {
  await signedIn('super_admin')
  req = await createLocalReq({}, await site())
}, 300_000)

const exported = (name: string) => join(process.cwd(), 'tests/support/exports', name)

/** A folder with pictures, each of a colour of its own. */
async function picturesAt(paths: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  for (const [at, path] of paths.entries()) {
    const background = { r: 40 * at, g: 90, b: 200 - 30 * at }
    await mkdir(dirname(join(folder, path)), { recursive: true })
    const format = path.endsWith('.png') ? 'png' : 'jpeg'
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
    await writeFile(join(folder, path), await picture[format]().toBuffer())
  }
  return folder
}

async function bring(program: OtherProgram, file: string, pictures?: string, options: ImportOptions = {}) {
  const said: Record<string, string> = {}
  const notes: string[] = []
  const counts = await importOldSite(req, { program, file, pictures }, options, {
    tell: (path, outcome, problem) => {
      if (outcome !== 'same')
        said[path.replace(/-[0-9a-f]{8}(?=\.)/, '')] = problem ? `${outcome}: ${problem}` : outcome
    },
    note: (note) => notes.push(note),
  })
  return { said, notes, counts }
}

async function writtenFiles(...paths: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  await exportContent(req, folder)
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')))
  return texts.map((text) => text.replace(/-[0-9a-f]{8}-[0-9a-f]{10}/g, ''))
}

describe('an export of WordPress', () => {
  it('becomes articles, pages, pictures, categories and redirects, and names what stays behind', async () => {
    const pictures = await picturesAt(['2021/03/Harbour View.jpg', '2021/03/one.png', '2021/04/one.png'])
    const file = exported('wordpress.xml')
    expect(await bring('wordpress', file, pictures, { dryRun: true })).toMatchObject({
      counts: { changed: 0, wrong: 0 },
    })
    const { said, notes, counts } = await bring('wordpress', file, pictures)
    expect(said).toEqual({
      'media/harbour-view.yml': 'new',
      'media/one.yml': 'new',
      'categories/field-notes.yml': 'new',
      'articles/blocks.md': 'new',
      'articles/classic.md': 'new',
      'articles/members.md': 'new',
      'pages/about-us.md': 'new',
      'redirects/202103blocks.yml': 'new',
      'redirects/202001classic.yml': 'new',
      'redirects/categoryfield-notes.yml': 'new',
    })
    expect(counts).toEqual({ new: 11, changed: 0, same: 0, wrong: 0 })
    expect(notes).toMatchInlineSnapshot(`
      [
        ""Blocks & "quotes"": left out: the block "latest-posts", the field "enclosure".",
        ""Classic": left out: the shortcode [contact-form], which stays as text.",
        ""Members only" is behind a password in WordPress, and becomes a draft.",
        "Left out: "Thrown away" in the trash, entries of menus, items of the type "product", comments.",
        "Pictures that are not in the folder: https://www.old.example/wp-content/uploads/2021/03/missing.png.",
        "Left out videos and sounds that are files of the old site: https://www.old.example/wp-content/uploads/film.mp4.",
        "Left out scripts and styles: "Classic".",
        "Links to pages of the old site that are not in the file: /gone.",
        "Authors without an account of the same name; their articles are by the company: Ada Old (3 times).",
      ]
    `)
    expect((await bring('wordpress', file, pictures)).counts).toEqual({
      new: 0,
      changed: 0,
      same: 11,
      wrong: 0,
    })
    expect(
      await writtenFiles(
        'articles/blocks.md',
        'articles/classic.md',
        'articles/members.md',
        'pages/about-us.md',
        'redirects/202103blocks.yml',
      ),
    ).toMatchInlineSnapshot(`
      [
        "---
      title: Blocks & "quotes"
      excerpt: What blocks become.
      featuredImage: media/harbour-view
      category: categories/field-notes
      tags:
        - Harbour
      status: published
      publishedAt: 2021-03-01T08:30:00.000Z
      meta:
        description: Found by search.
      ---

      First **words**[^1], a link to [about us](../pages/about-us.md), one to [the classic](../articles/classic.md) and one to [what is gone](https://www.old.example/gone/).

      ![A harbour with boats](../media/harbour-view.jpg "The harbour at noon")

      \`\`\`gallery
      pictures:
        - picture: media/one
        - picture: media/one
      \`\`\`

      \`\`\`video
      title: How it works
      url: https://www.youtube.com/watch?v=abcdefghijk
      \`\`\`

      - One with  a picture
      - Two

      > Reused words.\\
      > *Someone*

      [^1]: Said *once*.
      ",
        "---
      title: Classic
      status: published
      publishedAt: 2020-01-05T10:00:00.000Z
      ---

      A line\\
      and the next.

      ![A harbour with boats](../media/harbour-view.jpg "Boats & nets")

      ## A large heading

      <p>[contact-form to="x@old.example"]</p>

      Last **words**.
      ",
        "---
      title: Members only
      ---

      Not for all.
      ",
        "---
      title: About us
      description: Who we are.
      status: published
      ---

      Who we are.
      ",
        "from: /2021/03/blocks
      to:
        reference:
          relationTo: blogs
          value: articles/blocks
      ",
      ]
    `)
  }, 300_000)

  it('that is broken off, or something else, changes nothing', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'broken-')), 'export.xml')
    const whole = await readFile(exported('wordpress.xml'), 'utf8')
    await writeFile(file, whole.slice(0, whole.length / 2))
    await expect(bring('wordpress', file)).rejects.toThrow('its end is missing')
    await writeFile(file, '<rss><channel><title>A feed</title></channel></rss>')
    await expect(bring('wordpress', file)).rejects.toThrow('not an export of WordPress')
    await writeFile(file, '{"db":[]}')
    await expect(bring('ghost', file)).rejects.toThrow('not an export of Ghost')
  })

  it('without a folder of pictures names each of them', async () => {
    const { notes } = await bring('wordpress', exported('wordpress.xml'), undefined, { dryRun: true })
    expect(notes.find((note) => note.startsWith('Pictures, for which'))).toContain('/2021/03/one.png')
  })
})

describe('an export of Ghost', () => {
  it('becomes articles and pages, and shows nobody what was for members', async () => {
    const pictures = await picturesAt(['content/images/2022/05/desk.jpg'])
    const { said, notes } = await bring('ghost', exported('ghost.json'), pictures)
    expect(said).toMatchInlineSnapshot(`
      {
        "articles/for-members.md": "new",
        "articles/moved-from-ghost.md": "new",
        "articles/without-a-text.md": "new",
        "categories/news.yml": "new",
        "media/desk.yml": "new",
        "pages/about.md": "new",
        "redirects/moved-from-ghost.yml": "new",
        "redirects/tagnews.yml": "new",
      }
    `)
    expect(notes).toMatchInlineSnapshot(`
      [
        ""Moved from Ghost": left out its injected code.",
        ""For members" is for paid only in Ghost, and becomes a draft.",
        ""Without a text" has no HTML in the file, so its text is missing. Export again with a current version of Ghost.",
        "Left out: members.",
        "Authors without an account of the same name; their articles are by the company: Grace Ghost.",
      ]
    `)
    const again = await bring('ghost', exported('ghost.json'), pictures)
    expect(again.counts).toMatchObject({ new: 0, changed: 0, wrong: 0 })
    expect(
      await writtenFiles('articles/moved-from-ghost.md', 'articles/for-members.md'),
    ).toMatchInlineSnapshot(`
      [
        "---
      title: Moved from Ghost
      excerpt: How we moved.
      featuredImage: media/desk
      category: categories/news
      tags:
        - Offices
      status: published
      publishedAt: 2022-05-04T08:00:00.000Z
      meta:
        title: Moved
      ---

      Hello, see [about](../pages/about.md).

      ![A desk](../media/desk.jpg "Our desk")

      \`\`\`video
      title: A talk
      url: https://www.youtube.com/watch?v=abcdefghijk
      \`\`\`

      [An example](https://example.org/)
      ",
        "---
      title: For members
      ---

      Paid words.
      ",
      ]
    `)
  }, 300_000)
})
