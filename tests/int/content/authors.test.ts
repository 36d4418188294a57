import { describe, expect, it, vi } from 'vitest'
import { picture } from '../../support/content'
import { call, signedIn, site, type Visitor } from '../../support/site'

// What pages keep is the framework's, which tests do not run: each question is asked again.
vi.mock('next/cache', () => ({ unstable_cache: (work: unknown) => work }))

const { articlesOf, pathOfAuthor, publicAuthor, publicAuthors, teamAuthors } = await import(
  '../../../src/features/author/queries'
)

type Person = Visitor & { user: { id: string } }
type Refusal = { errors?: { code: string; field?: string; message: string }[] }

const editor = await signedIn('admin')
const client = await signedIn('user')
const owner = await signedIn('super_admin')

const write = (person: Person, body: object, visitor: Visitor = person) =>
  call<Refusal>('PATCH', `/api/users/${person.user.id}`, { visitor, body })
const profile = (extra: object = {}) => ({ showOnSite: true, showOnTeamPage: true, ...extra })
const shown = async (person: Person) => (await publicAuthors()).find(({ id }) => id === person.user.id)

describe('someone of the team', () => {
  it('is nowhere until the box is ticked', async () => {
    await write(editor, {
      fullName: 'Zoë Müller-Writer',
      publicProfile: { jobTitle: 'Writes', about: 'Hidden' },
    })
    expect(await shown(editor)).toBeUndefined()
    expect(await pathOfAuthor(editor.user.id)).toBeNull()
  })

  it('has a page with picture, role, words, links and articles, and a place on the team page', async () => {
    const { id: photo } = await picture()
    const links = [{ label: 'Own site', href: 'https://example.com/zoe' }]
    const { status, body } = await write(editor, {
      publicProfile: profile({ photo, jobTitle: 'Automation designer', about: 'First.\n\nSecond.', links }),
    })
    expect(status, JSON.stringify(body)).toBe(200)
    const author = await shown(editor)
    expect(author).toMatchObject({
      name: 'Zoë Müller-Writer',
      path: '/authors/zoe-muller-writer',
      jobTitle: 'Automation designer',
      about: 'First.\n\nSecond.',
      links,
      picture: { alt: expect.any(String), src: expect.stringContaining('/api/media/file/') },
    })
    expect(Object.keys(author ?? {}).sort()).toEqual(
      ['about', 'id', 'jobTitle', 'links', 'name', 'onTeamPage', 'path', 'picture'].sort(),
    )
    expect(await publicAuthor('zoe-muller-writer')).toEqual(author)
    expect((await teamAuthors()).map(({ id }) => id)).toContain(editor.user.id)
    const payload = await site()
    const article = { title: 'By Zoë', contentHtml: '<p>x</p>', author: editor.user.id }
    for (const state of ['published', 'draft']) {
      const made = await call('POST', '/api/blogs', {
        visitor: editor,
        body: { ...article, title: `By Zoë, ${state}`, slug: '', status: state },
      })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
    }
    if (author) expect((await articlesOf(author)).map(({ title }) => title)).toEqual(['By Zoë, published'])
    await payload.delete({ collection: 'blogs', where: { author: { equals: editor.user.id } } })
  })

  it('keeps the address under a new name, and another one of that name gets another', async () => {
    await write(editor, { fullName: 'Zoe Newname' })
    expect((await shown(editor))?.path).toBe('/authors/zoe-muller-writer')
    await write(owner, { fullName: 'Zoe Muller-Writer', publicProfile: profile() })
    expect((await shown(owner))?.path).toBe('/authors/zoe-muller-writer-2')
    await write(owner, { slug: 'taken-over' })
    expect((await shown(owner))?.path).toBe('/authors/zoe-muller-writer-2')
  })

  it('disappears with the box, with the role, and when switched off', async () => {
    const payload = await site()
    await write(owner, { publicProfile: { showOnSite: false } })
    expect(await shown(owner)).toBeUndefined()
    const off = await call('POST', '/api/switch-account', {
      visitor: owner,
      body: { userId: editor.user.id, active: false },
    })
    expect(off.status).toBe(200)
    expect(await shown(editor)).toBeUndefined()
    await call('POST', '/api/switch-account', {
      visitor: owner,
      body: { userId: editor.user.id, active: true },
    })
    expect(await shown(editor)).toBeDefined()
    await payload.delete({
      collection: 'user-roles',
      where: { user: { equals: editor.user.id } },
      overrideAccess: true,
    })
    expect(await shown(editor)).toBeUndefined()
  })
})

describe('the profile', () => {
  it.each([
    [{ links: [{ label: 'x', href: 'javascript:alert(1)' }] }, /href$/],
    [{ links: [{ label: 'x', href: 'http://example.com' }] }, /href$/],
    [{ links: Array.from({ length: 6 }, () => ({ label: 'x', href: 'https://a.example' })) }, /links$/],
    [{ about: 'x'.repeat(1201) }, /about$/],
    [{ jobTitle: ['a'] }, /jobTitle$/],
  ])('with %j is refused by its field', async (wrong, field) => {
    const { status, body } = await write(owner, { publicProfile: wrong })
    expect(status).toBe(400)
    expect(body.errors?.[0]?.field).toMatch(field)
  })

  it('is for the team alone: a client cannot become public by any write', async () => {
    await write(client, { fullName: 'Just A Client', publicProfile: profile({ about: 'Buy here' }) })
    const payload = await site()
    const stored = () => payload.findByID({ collection: 'users', id: client.user.id, overrideAccess: true })
    expect((await stored()).publicProfile?.showOnSite).not.toBe(true)
    expect((await stored()).slug ?? null).toBeNull()
    expect((await write(client, { publicProfile: profile() }, owner)).status).toBe(200)
    expect(await shown(client)).toBeUndefined()
  })

  it('of another is no admin’s to write, and no one reads it over accounts', async () => {
    const other = await signedIn('admin')
    expect((await write(owner, { publicProfile: profile() }, other)).status).not.toBe(200)
    expect((await write(owner, { publicProfile: profile() }, {})).status).not.toBe(200)
    const anonymous = await call('GET', '/api/users?where[publicProfile.showOnSite][equals]=true')
    expect(anonymous.status).not.toBe(200)
  })
})
