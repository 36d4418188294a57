import { enter } from '../support/accounts'
import { marks } from '../support/editor'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { withSecondSuperAdmin } from '../support/second-super-admin'
import { localCopies, robotAtWork } from '../support/writing-robot'

/** `ROBOT_SECONDS=600 ROBOT_SEEDS=1,2,3` for the long form. */
const SECONDS = Number(process.env.ROBOT_SECONDS || 40)
const SEEDS = (process.env.ROBOT_SEEDS || '1').split(',').map(Number)

// Broken lines, ended sessions and conflicts are what this is about.
test.use({ expectedErrors: /./ })
test.describe.configure({ timeout: (SECONDS + 240) * 1000 })

/** Of an article (blogs.ts). Older ones go only when there are as many. */
const MOST_VERSIONS = 30

interface Version {
  id: string
  updatedAt: string
}

/** Looks at the versions of a document every few seconds. */
function watchVersions(read: () => Promise<{ docs: Version[] }>, until: number) {
  const seen = new Map<string, Version>()
  const look = async () => {
    const { docs } = await read()
    for (const version of docs) seen.set(version.id, version)
    return docs
  }
  const watched = (async () => {
    while (Date.now() < until) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, 5000))
    }
  })()
  return {
    /** @returns those that are there, and those that went because there were too many: they are older than all that stay */
    async end(): Promise<Version[]> {
      await watched
      const docs = await look()
      if (docs.length < MOST_VERSIONS) return docs
      const oldest = docs.map(({ updatedAt }) => updatedAt).sort()[0] ?? ''
      return [...docs, ...[...seen.values()].filter(({ updatedAt }) => updatedAt < oldest)]
    },
  }
}

for (const seed of SEEDS)
  test(`two restless editors lose no word (seed ${seed}, ${SECONDS} s)`, async ({
    page,
    editor,
    request,
  }) => {
    await withSecondSuperAdmin(page, async (second) => {
      const title = `Robots ${uniqueEmail().slice(0, 10)}`
      const { id } = await editor.create('blogs', { title, contentHtml: '<p>First.</p>' })
      const until = Date.now() + SECONDS * 1000
      const document = `/admin/collections/blogs/${id}`
      const read = async (path: string) => (await request.get(path, { headers: marks() })).json()
      const versions = watchVersions(
        () => read(`/api/blogs/versions?where[parent][equals]=${id}&limit=100&depth=0`),
        until,
      )
      const cookies = await second.context().cookies()
      const [first, other] = await Promise.all([
        robotAtWork({
          name: 'a',
          context: page.context(),
          document,
          seed: seed * 2,
          until,
          signIn: () => enter(page, owner),
        }),
        robotAtWork({
          name: 'b',
          context: second.context(),
          document,
          seed: seed * 2 + 1,
          until,
          signIn: () => second.context().addCookies(cookies),
        }),
      ])
      await enter(page, owner)
      const named = `where[title][contains]=${encodeURIComponent(title)}`
      const documents = await read(`/api/blogs?draft=true&limit=100&depth=0&${named}`)
      const kept = [JSON.stringify([documents, await versions.end()])]
      for (const at of [page, second]) {
        await at.goto('/robots.txt')
        kept.push(await localCopies(at))
      }
      for (const copy of documents.docs)
        if (copy.id !== id) await page.request.delete(`/api/blogs/${copy.id}`, { headers: marks() })
      const owed = [...first.owed, ...other.owed]
      const lost = owed.filter((word) => !kept.some((text) => text.includes(word)))
      expect(owed.length).toBeGreaterThan(0)
      expect(lost, [...first.diary, ...other.diary].sort().join('\n')).toEqual([])
    })
  })
