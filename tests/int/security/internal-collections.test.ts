import { beforeAll, describe, expect, it } from 'vitest'
import { call, runSql, signedIn, site, type Visitor } from '../../support/site'

type Who = 'signed out' | 'user' | 'admin' | 'super admin'
const everyone: Who[] = ['signed out', 'user', 'admin', 'super admin']
const team: Who[] = ['admin', 'super admin']

let articleId: string

const visitors: Record<Who, Visitor & { user?: { id: string } }> = {
  'signed out': {},
  user: await signedIn('user'),
  admin: await signedIn('admin'),
  'super admin': await signedIn('super_admin'),
}
beforeAll(async () => {
  const faq = await (await site()).create({
    collection: 'faqs',
    data: {
      question: 'May it be locked?',
      answer: 'By editors.',
      category: 'general',
      isActive: true,
      orderIndex: 1,
    },
    overrideAccess: true,
  })
  articleId = faq.id
})

const statusOf = async (who: Who, method: string, path: string, body?: object) =>
  (await call(method, path, { visitor: visitors[who], body })).status

/** The rows that the editor writes on the server when someone opens a document. */
async function lock(holder: string): Promise<string> {
  const payload = await site()
  await runSql`DELETE FROM payload_locked_documents`
  const { id } = await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'faqs', value: articleId },
      user: { relationTo: 'users', value: holder },
    },
    overrideAccess: true,
  })
  return id
}

const userId = (who: Who) => visitors[who].user?.id ?? ''
const ownAs = (who: Who) => ({ user: { relationTo: 'users', value: userId(who) } })

describe('locks of documents', () => {
  it.each(everyone)('are not made over HTTP by %s', async (who) => {
    const body = { document: { relationTo: 'faqs', value: articleId }, ...ownAs('admin') }
    expect(await statusOf(who, 'POST', '/api/payload-locked-documents', body)).toBe(403)
    expect(await statusOf('super admin', 'PATCH', `/api/faqs/${articleId}`, { answer: 'Yes.' })).toBe(200)
  })

  it.each(everyone)('are seen by the team alone: %s', async (who) => {
    const id = await lock(userId('admin'))
    for (const path of ['', '/count', `/${id}`]) {
      const status = await statusOf(who, 'GET', `/api/payload-locked-documents${path}`)
      expect([path, status]).toEqual([path, team.includes(who) ? 200 : 403])
    }
  })

  it('of others cannot be lifted in any way', async () => {
    const id = await lock(userId('admin'))
    for (const who of ['signed out', 'user', 'super admin'] as const) {
      expect(await statusOf(who, 'DELETE', `/api/payload-locked-documents/${id}`)).not.toBe(200)
      await call('DELETE', '/api/payload-locked-documents?where[id][exists]=true', { visitor: visitors[who] })
    }
    expect(await statusOf('admin', 'GET', `/api/payload-locked-documents/${id}`)).toBe(200)
    expect(await statusOf('admin', 'DELETE', `/api/payload-locked-documents/${id}`)).toBe(200)
  })

  it('are taken over by the team, for oneself, and for no other document', async () => {
    const id = await lock(userId('admin'))
    const take = (who: Who, body: object) =>
      statusOf(who, 'PATCH', `/api/payload-locked-documents/${id}`, body)
    expect(await take('signed out', ownAs('user'))).toBe(403)
    expect(await take('user', ownAs('user'))).toBe(403)
    expect(await take('super admin', ownAs('user'))).toBe(403)
    expect(await take('super admin', {})).toBe(403)
    const moved = { ...ownAs('super admin'), document: { relationTo: 'pricing-plans', value: articleId } }
    expect(await take('super admin', moved)).toBe(403)
    expect(await take('super admin', ownAs('super admin'))).toBe(200)
    expect(await statusOf('admin', 'PATCH', `/api/faqs/${articleId}`, { answer: 'No.' })).toBe(423)
    expect(await statusOf('super admin', 'PATCH', `/api/faqs/${articleId}`, { answer: 'Yes.' })).toBe(200)
  })

  it('cannot stand in the way of a super admin', async () => {
    const { config } = await site()
    const lockable = config.collections.filter(({ lockDocuments }) => lockDocuments !== false)
    const slugs = lockable.map(({ slug }) => slug)
    for (const slug of ['users', 'user-roles', 'invitations', 'client-registrations', 'bookings'])
      expect(slugs).not.toContain(slug)
    for (const slug of ['calendar-settings', 'security-settings'])
      expect(config.globals.find((global) => global.slug === slug)?.lockDocuments).toBe(false)
  })
})

describe('preferences of the editor', () => {
  it.each(everyone)('are kept for the team alone: %s', async (who) => {
    const right = team.includes(who) ? 200 : 403
    expect(await statusOf(who, 'POST', '/api/payload-preferences/nav', { value: { open: true } })).toBe(right)
    expect(await statusOf(who, 'GET', '/api/payload-preferences/nav')).toBe(right)
    expect(await statusOf(who, 'GET', '/api/payload-preferences')).toBe(right)
    expect(await statusOf(who, 'DELETE', '/api/payload-preferences/nav')).toBe(right)
    const made = await statusOf(who, 'POST', '/api/payload-preferences', { key: 'x', value: 1 })
    expect(made).toBe(team.includes(who) ? 201 : 403)
  })

  it('are of each admin alone', async () => {
    await call('POST', '/api/payload-preferences/own', { visitor: visitors.admin, body: { value: 'mine' } })
    const seen = await call('GET', '/api/payload-preferences?limit=100', { visitor: visitors['super admin'] })
    expect(JSON.stringify(seen.body)).not.toContain('mine')
    const other = await call('GET', '/api/payload-preferences/own', { visitor: visitors['super admin'] })
    expect(other.body.value).toBeNull()
  })
})

describe('everything else that the CMS adds by itself', () => {
  it('is closed to everyone', async () => {
    const payload = await site()
    const added = payload.config.collections.filter(({ slug }) => slug.startsWith('payload-'))
    expect(added.map(({ slug }) => slug).sort()).toEqual([
      'payload-kv',
      'payload-locked-documents',
      'payload-migrations',
      'payload-preferences',
    ])
    for (const who of everyone) {
      for (const slug of ['payload-kv', 'payload-migrations', 'payload-jobs', 'payload-folders']) {
        for (const [method, path] of [
          ['GET', ''],
          ['POST', ''],
          ['PATCH', `/${articleId}`],
          ['DELETE', `/${articleId}`],
        ] as const) {
          const status = await statusOf(who, method, `/api/${slug}${path}`, method === 'GET' ? undefined : {})
          expect([403, 404, 405, 501]).toContain(status)
        }
      }
    }
  })
})
