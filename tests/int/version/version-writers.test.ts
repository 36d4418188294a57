import { randomBytes } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { call, signedIn, site } from '../../support/site'

type Signed = Awaited<ReturnType<typeof signedIn>>

const writer = await signedIn('admin')
const other = await signedIn('super_admin')

const question = () => `Who wrote this, ${randomBytes(6).toString('hex')}?`

async function faqOf(visitor: Signed, extra: object = {}): Promise<string> {
  const { status, body } = await call('POST', '/api/faqs', {
    visitor,
    body: { question: question(), answer: 'Someone.', category: 'general', isActive: true, ...extra },
  })
  expect(status).toBe(201)
  return (body.doc as { id: string }).id
}

/** Who saved each version of a question, the newest first. */
async function writersOf(id: string): Promise<unknown[]> {
  const { docs } = await (await site()).findVersions({
    collection: 'faqs',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    showHiddenFields: true,
    overrideAccess: true,
  })
  return docs.map(({ version }) => version.savedBy)
}

describe('who saved a version', () => {
  it('is set by the server and not by the request', async () => {
    const id = await faqOf(writer, { savedBy: other.user.id })
    const changed = await call('PATCH', `/api/faqs/${id}`, {
      visitor: other,
      body: { answer: 'Someone else.', savedBy: writer.user.id },
    })
    expect(changed.status).toBe(200)
    expect(await writersOf(id)).toEqual([other.user.id, writer.user.id])
  })

  it('is the person who restores an older one', async () => {
    const id = await faqOf(writer)
    const payload = await site()
    const { docs } = await payload.findVersions({
      collection: 'faqs',
      where: { parent: { equals: id } },
      overrideAccess: true,
    })
    const restored = await call('POST', `/api/faqs/versions/${docs[0]?.id}`, { visitor: other })
    expect(restored.status).toBe(200)
    expect((await writersOf(id))[0]).toBe(other.user.id)
  })

  it('is the site itself where no one is signed in', async () => {
    const { id } = await (await site()).create({
      collection: 'faqs',
      data: { question: question(), answer: 'No one.', category: 'general', isActive: true, orderIndex: 1 },
      overrideAccess: true,
    })
    expect(await writersOf(id)).toEqual(['site'])
  })

  it('is nothing that visitors read or ask for', async () => {
    const id = await faqOf(writer)
    const { status, body } = await call('GET', `/api/faqs/${id}`)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('savedBy')
    for (const visitor of [undefined, await signedIn('user')]) {
      const asked = await call('GET', `/api/faqs?where[savedBy][equals]=${writer.user.id}`, {
        ...(visitor ? { visitor } : {}),
      })
      expect(asked.status).toBe(400)
    }
  })

  it('is kept by every collection with versions', async () => {
    const { config } = await site()
    const versioned = config.collections.filter(({ versions }) => versions)
    expect(versioned.map(({ slug }) => slug)).toContain('legal-pages' satisfies CollectionSlug)
    for (const { slug, flattenedFields } of versioned)
      expect(
        flattenedFields.map(({ name }) => name),
        slug,
      ).toContain('savedBy')
  })
})
