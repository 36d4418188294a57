import { randomBytes } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { pngBytes } from '../../support/content'
import { newDocuments, stored } from '../../support/documents'
import { formWith } from '../../support/form-data'
import { call, runSql, signedIn, signedInCallTaker, site, type Visitor } from '../../support/site'

type Who = 'signed out' | 'user' | 'admin' | 'call taker' | 'super admin'
const everyone: Who[] = ['signed out', 'user', 'admin', 'call taker', 'super admin']

type Right = 'create' | 'list' | 'update' | 'delete' | 'versions'
type Rights = Partial<Record<Right, Who[]>>

/** Of an admin who takes calls all of this is asked as well: calls are the one thing they may do more (call-takers.test.ts). */
const team: Who[] = ['admin', 'call taker', 'super admin']
const owners: Who[] = ['super admin']
const content: Rights = { create: team, list: everyone, update: team, delete: team }
const versioned: Rights = { ...content, versions: team }

/**
 * Section 5 of the design, for each collection: who may create, list, change and delete documents and
 * read their versions. Callers that are not named are refused. The contents of lists are tested below.
 */
const table: Record<string, Rights> = {
  blogs: versioned,
  'blog-categories': content,
  faqs: versioned,
  ideas: versioned,
  flagships: versioned,
  'pricing-plans': versioned,
  'add-ons': versioned,
  testimonials: versioned,
  'custom-pages': versioned,
  'case-studies': versioned,
  'legal-pages': versioned,
  pages: { list: everyone, update: team, versions: team },
  media: content,
  'reply-templates': { create: team, list: team, update: team, delete: team },
  'mail-texts': { create: owners, list: owners, update: owners, delete: owners },
  redirects: { create: team, list: team, update: team, delete: team },
  inquiries: { list: team, update: team, delete: owners },
  subscribers: { list: team, delete: team },
  'newsletter-issues': { list: team },
  'call-types': { create: owners, list: everyone, update: owners, delete: owners },
  // By POST /api/set-host.
  hosts: { list: ['call taker', 'super admin'] },
  // By calls of our own, for one at a time.
  bookings: { list: ['user', ...team], update: owners, delete: owners },
  projects: { create: team, list: ['user', ...team], update: team, delete: owners },
  users: {
    create: owners,
    list: ['user', ...team],
    update: ['user', ...team],
    delete: owners,
  },
  'user-roles': { create: owners, list: ['user', ...team], update: owners, delete: owners },
  invitations: { list: owners, delete: owners },
  'client-registrations': { list: owners, update: owners, delete: owners },
  webhooks: { create: owners, list: owners, update: owners, delete: owners },
  'security-events': { list: owners },
  'security-audit-log': { list: owners },
}

const NO_SUCH_ID = '00000000-0000-4000-8000-000000000000'

let visitors: Record<Who, Visitor & { user?: { id: string }; email?: string }>
let other: { id: string; email: string }
let projects: { own: string; foreign: string }

beforeAll(async () => {
  const user = await signedIn('user')
  visitors = {
    'signed out': {},
    user,
    admin: await signedIn('admin'),
    'call taker': await signedInCallTaker(),
    'super admin': await signedIn('super_admin'),
  }
  const otherUser = await signedIn('user')
  other = { id: otherUser.user.id, email: otherUser.email }
  const payload = await site()
  await payload.update({
    collection: 'users',
    id: other.id,
    data: { fullName: 'Other Person', phone: '+4930555', companyName: 'Other Firm' },
    overrideAccess: true,
  })
  const make = async (title: string, client: string) =>
    (
      await payload.create({
        collection: 'projects',
        data: { title, client, budget: '$9,999', status: 'active', completionPercentage: 0 },
        overrideAccess: true,
      })
    ).id
  projects = { own: await make('Own', user.user.id), foreign: await make('Foreign', other.id) }
})

/** A change that every document of the collection can take. */
const newName = () => `Changed ${randomBytes(5).toString('hex')}`
const changes: Record<string, object> = {
  blogs: { title: 'Changed' },
  get 'blog-categories'() {
    return { name: newName() }
  },
  faqs: { answer: 'Changed' },
  ideas: { description: 'Changed' },
  flagships: { description: 'Changed' },
  'pricing-plans': { description: 'Changed' },
  'add-ons': { description: 'Changed' },
  testimonials: { quote: 'Changed' },
  'custom-pages': { title: 'Changed' },
  'case-studies': { client: 'Changed' },
  'legal-pages': { title: 'Changed' },
  pages: { headline: 'Changed' },
  media: { alt: 'Changed' },
  redirects: { to: { type: 'custom', url: '/contact' } },
  inquiries: { status: 'in_progress' },
  'call-types': { description: 'Changed' },
  'reply-templates': { subject: 'Changed' },
  hosts: { name: 'Changed' },
  'mail-texts': { subject: 'Changed' },
  bookings: { company: 'Changed' },
  projects: { title: 'Changed' },
  users: { fullName: 'Changed Name' },
  'user-roles': { takesCalls: true },
  'client-registrations': { status: 'in_progress' },
  webhooks: { name: 'Changed' },
}

async function upload(visitor: Visitor): Promise<{ status: number }> {
  const { body, type } = formWith('green.png', 'image/png', await pngBytes(), { alt: 'Green' })
  return call('POST', '/api/media', { visitor: { ...visitor, headers: { 'content-type': type } }, body })
}

type Doc = { id: string; [name: string]: unknown }
type Reply = { docs?: Doc[]; errors?: { code: string }[] }

/** The request for a right, and whether it took effect: a document created, shown, changed or deleted. */
const attempts: Record<
  Right,
  (slug: string, visitor: Visitor, id: string) => Promise<{ status: number; done: boolean }>
> = {
  create: async (slug, visitor) => {
    const body = await newDocuments[slug]?.()
    const before = await rowsOf(slug)
    const { status } =
      slug === 'media' ? await upload(visitor) : await call('POST', `/api/${slug}`, { visitor, body })
    return { status, done: status === 201 && (await rowsOf(slug)) > before }
  },
  list: async (slug, visitor) => {
    const { status, body } = await call<Reply>('GET', `/api/${slug}`, { visitor })
    return { status, done: status === 200 && Array.isArray(body.docs) }
  },
  update: async (slug, visitor, id) => {
    const change = changes[slug] ?? { updated: true }
    const { status } = await call('PATCH', `/api/${slug}/${id}`, { visitor, body: change })
    const now: object | null = await documentOf(slug, id)
    return { status, done: status === 200 && isPartOf(change, now) }
  },
  delete: async (slug, visitor, id) => {
    const { status } = await call('DELETE', `/api/${slug}/${id}`, { visitor })
    return { status, done: status === 200 && (await documentOf(slug, id)) === null }
  },
  versions: async (slug, visitor) => {
    const { status, body } = await call<Reply>('GET', `/api/${slug}/versions`, { visitor })
    return { status, done: status === 200 && Array.isArray(body.docs) }
  },
}

const isPartOf = (part: object, whole: object | null) => {
  const holds = expect.objectContaining(part) as { asymmetricMatch(other: unknown): boolean }
  return holds.asymmetricMatch(whole)
}

const documentOf = async (slug: string, id: string) =>
  (await site()).findByID({
    collection: slug as CollectionSlug,
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })

const rowsOf = async (slug: string) =>
  (await (await site()).count({ collection: slug as CollectionSlug, overrideAccess: true })).totalDocs

it('names every collection of ours', async () => {
  const slugs = (await site()).config.collections.map(({ slug }) => slug)
  expect(Object.keys(table).sort()).toEqual(slugs.filter((slug) => !slug.startsWith('payload-')).sort())
})

describe.each(Object.entries(table))('%s', (slug, rights) => {
  describe.each(everyone)('%s', (who) => {
    it.each(Object.keys(attempts) as Right[])('%s', async (right) => {
      // Of accounts everyone may change their own.
      const own = slug === 'users' && right === 'update' ? visitors[who].user?.id : undefined
      const id = own ?? (right === 'create' ? NO_SUCH_ID : await stored(slug))
      const before = await documentOf(slug, id)
      const { status, done } = await attempts[right](slug, visitors[who], id)
      const may = Boolean(rights[right]?.includes(who))
      expect([who, right, done]).toEqual([who, right, may])
      if (may) return
      // A collection that keeps no versions has no calls for them.
      const refusals = right === 'versions' && !rights.versions ? [401, 403, 404] : [401, 403]
      expect(refusals).toContain(status)
      expect(await documentOf(slug, id)).toEqual(before)
    })
  })
})

describe('bulk writes', () => {
  it.each(Object.entries(table))('%s', async (slug, rights) => {
    for (const who of everyone) {
      for (const [right, method] of [
        ['update', 'PATCH'],
        ['delete', 'DELETE'],
      ] as const) {
        // Of accounts a bulk change reaches one's own alone.
        const own = slug === 'users' && right === 'update' ? visitors[who].user?.id : undefined
        const id = own ?? (await stored(slug))
        const { status, body } = await call<Reply>(method, `/api/${slug}?where[id][equals]=${id}`, {
          visitor: visitors[who],
          body: right === 'update' ? (changes[slug] ?? {}) : undefined,
        })
        const done = status === 200 && body.docs?.map((doc) => doc.id).join() === id && !body.errors?.length
        const may = slug !== 'bookings' && Boolean(rights[right]?.includes(who))
        expect([who, right, done]).toEqual([who, right, may])
        if (!may) expect([401, 403]).toContain(status)
        if (!may) expect(await documentOf(slug, id)).not.toBeNull()
      }
    }
  })
})

const docsOf = async (who: Who, path: string) =>
  (await call<{ docs?: Record<string, unknown>[] }>('GET', path, { visitor: visitors[who] })).body.docs ?? []

describe('projects', () => {
  it('show clients only their own, with any query', async () => {
    for (const ask of [
      '?limit=100',
      '?depth=3',
      `?where[client][equals]=${other.id}`,
      `?where[or][0][id][exists]=true&where[or][1][client][equals]=${other.id}`,
      '?where[client.email][like]=example.com',
      '?select[title]=true&select[client]=true',
      '?pagination=false',
    ]) {
      const docs = await docsOf('user', `/api/projects${ask}`)
      expect([ask, docs.filter(({ title }) => title !== 'Own')]).toEqual([ask, []])
    }
    expect((await call('GET', `/api/projects/${projects.foreign}`, { visitor: visitors.user })).status).toBe(
      404,
    )
    expect((await call('GET', `/api/projects/${projects.own}`, { visitor: visitors.user })).status).toBe(200)
    expect(
      (await call('PATCH', `/api/projects/${projects.own}`, { visitor: visitors.user, body: { title: 'x' } }))
        .status,
    ).toBe(403)
    const titles = (await docsOf('admin', '/api/projects?limit=100')).map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['Foreign', 'Own']))
  })

  it('count no one else in', async () => {
    const { body } = await call('GET', '/api/projects/count', { visitor: visitors.user })
    expect(body).toMatchObject({ totalDocs: 1 })
  })
})

describe('users', () => {
  it('show people themselves, admins the names, super admins everything but secrets', async () => {
    expect((await docsOf('user', '/api/users?limit=100')).map(({ id }) => id)).toEqual([
      visitors.user.user?.id,
    ])
    const seen = async (who: Who) =>
      (await docsOf(who, '/api/users?limit=100&depth=3')).find(({ id }) => id === other.id)
    expect(await seen('admin')).toMatchObject({ fullName: 'Other Person' })
    for (const secret of ['email', 'phone', 'companyName'])
      expect(await seen('admin')).not.toHaveProperty(secret)
    expect(await seen('super admin')).toMatchObject({ email: other.email, phone: '+4930555' })
    expect(JSON.stringify(await seen('super admin'))).not.toMatch(/hash|salt|password|totp|token|session/i)
  })

  it('give nothing away to admins through queries, sorting or other documents', async () => {
    for (const ask of [
      '?where[email][like]=example',
      '?where[phone][equals]=%2B4930555',
      '?where[companyName][contains]=Other',
      '?where[or][0][email][exists]=true',
      '?where[and][0][or][0][phone][like]=49',
    ]) {
      const { status, body } = await call<{ docs?: unknown[] }>('GET', `/api/users${ask}`, {
        visitor: visitors.admin,
      })
      expect([ask, status === 200 ? body.docs : []]).toEqual([ask, []])
    }
    const viaProject = await call(
      'GET',
      `/api/projects/${projects.foreign}?depth=3&select[client]=true&populate[users][email]=true`,
      {
        visitor: visitors.admin,
      },
    )
    expect(JSON.stringify(viaProject.body)).not.toContain(other.email)
    for (const ask of ['?where[client.email][like]=example', '?where[client.phone][exists]=true']) {
      const { status, body } = await call<{ docs?: unknown[] }>('GET', `/api/projects${ask}`, {
        visitor: visitors.admin,
      })
      expect([ask, status === 200 ? body.docs : []]).toEqual([ask, []])
    }
    const byName = await docsOf('admin', '/api/users?limit=100&sort=createdAt')
    const byEmail = await call<{ docs?: unknown[]; errors?: unknown }>(
      'GET',
      '/api/users?limit=100&sort=email',
      { visitor: visitors.admin },
    )
    if (byEmail.status === 200) expect(byEmail.body.docs).toHaveLength(byName.length)
  })

  it('take from their owner what the profile has, and nothing else', async () => {
    const { user } = visitors
    const { status } = await call('PATCH', `/api/users/${user.user?.id}`, {
      visitor: user,
      body: {
        fullName: 'New Name',
        email: 'taken-over@example.com',
        password: 'Some-password-1',
        roles: ['super_admin'],
        role: 'super_admin',
        hash: 'x',
        salt: 'x',
        sessions: [],
        id: other.id,
        _sid: 'x',
      },
    })
    expect(status).toBe(200)
    const rows = await runSql`SELECT full_name, email FROM users WHERE id = ${user.user?.id}`
    expect(rows).toEqual([{ full_name: 'New Name', email: user.email }])
    expect(
      (await call('PATCH', `/api/users/${other.id}`, { visitor: user, body: { fullName: 'Gotcha' } })).status,
    ).not.toBe(200)
    expect(
      (
        await call('PATCH', `/api/users/${other.id}`, {
          visitor: visitors.admin,
          body: { fullName: 'Gotcha' },
        })
      ).status,
    ).not.toBe(200)
    expect(
      (
        await call('PATCH', '/api/profile', {
          visitor: user,
          body: { id: other.id, email: 'x@example.com', role: 'admin' },
        })
      ).status,
    ).toBe(200)
    const untouched = await runSql`SELECT full_name FROM users WHERE id = ${other.id}`
    expect(untouched).toEqual([{ full_name: 'Other Person' }])
  })
})

describe('roles', () => {
  it('are shown to their holder, and all of them to super admins', async () => {
    expect((await docsOf('user', '/api/user-roles?limit=100')).map(({ role }) => role)).toEqual(['user'])
    expect((await docsOf('admin', `/api/user-roles?where[user][equals]=${other.id}`)).length).toBe(0)
    expect((await docsOf('super admin', '/api/user-roles?limit=100')).length).toBeGreaterThan(3)
  })

  const assign = (who: Who, role: string, email = other.email) =>
    call('POST', '/api/assign-user-role', { visitor: visitors[who], body: { email, role } })

  it('are assigned by the rules, with their words', async () => {
    expect((await assign('signed out', 'user')).status).toBe(401)
    expect((await assign('user', 'user')).body.errors?.[0]).toEqual({
      message: 'Administrator access required.',
      code: 'forbidden',
    })
    for (const role of ['admin', 'super_admin']) {
      const { status, body } = await assign('admin', role)
      expect([status, body.errors?.[0]?.message]).toEqual([
        403,
        'Only super administrators can assign admin roles',
      ])
    }
    expect((await assign('admin', 'user')).status).toBe(409)
    expect((await assign('super admin', 'admin', 'unknown@example.com')).status).toBe(404)
    expect((await assign('super admin', 'owner')).status).toBe(400)
    const { status, body } = await assign('super admin', 'admin')
    expect([status, body.message]).toEqual([200, `Role admin assigned to ${other.email}`])
    expect((await assign('super admin', 'admin')).status).toBe(409)
  })

  it('cannot be changed, nor made by those who may not', async () => {
    const [own] = await docsOf('user', '/api/user-roles')
    for (const who of everyone) {
      // Super admins may change the permission of a row, and nothing else.
      const { status } = await call('PATCH', `/api/user-roles/${own?.id}`, {
        visitor: visitors[who],
        body: { role: 'super_admin', user: other.id },
      })
      expect([who, status]).toEqual([who, who === 'super admin' ? 200 : 403])
    }
    expect(await docsOf('user', '/api/user-roles')).toEqual([
      expect.objectContaining({ id: own?.id, role: 'user', user: own?.user }),
    ])
    for (const who of ['user', 'admin'] as const) {
      const body = { user: visitors[who].user?.id, role: 'super_admin' }
      expect((await call('POST', '/api/user-roles', { visitor: visitors[who], body })).status).toBe(403)
    }
  })

  it('answer about oneself, and about others for super admins', async () => {
    const ask = async (who: Who, path: string) =>
      (await call('GET', `/api/${path}`, { visitor: visitors[who] })).body
    expect(await ask('signed out', 'is-admin')).toEqual({ result: false })
    expect(await ask('admin', 'is-admin')).toEqual({ result: true })
    expect(await ask('admin', 'is-super-admin')).toEqual({ result: false })
    expect(await ask('super admin', 'is-admin')).toEqual({ result: true })
    expect(await ask('user', 'has-role?role=user')).toEqual({ result: true })
    expect(await ask('super admin', `has-role?role=user&userId=${other.id}`)).toEqual({ result: true })
    expect((await call('GET', `/api/is-admin?userId=${other.id}`, { visitor: visitors.admin })).status).toBe(
      403,
    )
    expect((await call('GET', '/api/has-role?role=owner')).status).toBe(400)
  })
})

describe('globals', () => {
  const globals: Record<string, { read: Who[]; update: Who[] }> = {
    'site-settings': { read: everyone, update: team },
    'calendar-settings': { read: everyone, update: owners },
    'google-oauth-config': { read: owners, update: owners },
    'security-settings': { read: owners, update: owners },
    'form-options': { read: team, update: team },
    // POST /api/brand changes it.
    brand: { read: owners, update: [] },
  }
  /** The least that a change needs. */
  const bodies: Record<string, object> = {
    'google-oauth-config': {
      clientId: 'a-client',
      clientSecret: 'a-secret',
      redirectUri: 'http://localhost:3000/api/google-calendar-oauth/callback',
    },
  }
  it('are all named', async () => {
    const slugs = (await site()).config.globals.map(({ slug }) => slug)
    expect(Object.keys(globals).sort()).toEqual(slugs.sort())
  })

  it.each(Object.entries(globals))('%s', async (slug, { read, update }) => {
    for (const who of everyone) {
      const visitor = visitors[who]
      expect([who, (await call('GET', `/api/globals/${slug}`, { visitor })).status === 200]).toEqual([
        who,
        read.includes(who),
      ])
      const { status } = await call('POST', `/api/globals/${slug}`, { visitor, body: bodies[slug] ?? {} })
      expect([who, status === 200]).toEqual([who, update.includes(who)])
      if (!update.includes(who)) expect(status).toBe(403)
    }
  })
})

describe('what is in no collection', () => {
  it.each(['account-sessions', 'account_credentials', 'account-links', 'payload-migrations', 'graphql'])(
    '%s is not there',
    async (path) => {
      for (const who of everyone) {
        const { status } = await call('GET', `/api/${path}`, { visitor: visitors[who] })
        expect([401, 403, 404, 501]).toContain(status)
      }
    },
  )
})
