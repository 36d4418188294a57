import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { query, sql } from '../../../src/lib/db/query'
import type { Blog } from '../../../src/payload-types'
import { article } from '../../support/content'
import { call, signedIn, site, type Visitor } from '../../support/site'

type Saved = { doc: Blog; errors?: { message: string; code: string }[] }
type Locks = { docs: { id: string }[] }
type Person = Awaited<ReturnType<typeof signedIn>>

const first = await signedIn('admin')
const second = await signedIn('admin')
beforeAll(async () => {
  const payload = await site()
  for (const [{ user }, fullName] of [
    [first, 'Edith First'],
    [second, 'Max Second'],
  ] as const)
    await payload.update({ collection: 'users', id: user.id, data: { fullName }, overrideAccess: true })
})

const opened = async (id: string) =>
  (await call<Blog>('GET', `/api/blogs/${id}?draft=true`, { visitor: first })).body.updatedAt
const forms = { one: randomUUID(), two: randomUUID() }
const type = async (visitor: Visitor, id: string, form: keyof typeof forms) =>
  call<Saved>('PATCH', `/api/blogs/${id}?draft=true&autosave=true`, {
    body: { title: `By ${form}`, savedIn: forms[form], updatedAt: await opened(id) },
    visitor,
  })
const locksOf = async (id: string, visitor: Visitor) =>
  (await call<Locks>('GET', `/api/payload-locked-documents?where[document.value][equals]=${id}`, { visitor }))
    .body.docs

describe('the lock of a document in an open form', () => {
  it('stays after each save, and names the person to editors', async () => {
    const { id } = await article({ title: 'Held' })
    for (const form of ['one', 'one'] as const) expect((await type(first, id, form)).status).toBe(200)
    // As Payload's screens read it, which show the email.
    const { docs } = await (await site()).find({
      collection: 'payload-locked-documents',
      where: { 'document.value': { equals: id } },
      depth: 1,
      user: second.user,
      overrideAccess: false,
    })
    expect(docs.map(({ user }) => user.value)).toEqual([
      expect.objectContaining({ id: first.user.id, email: 'Edith First' }),
    ])
  })

  it('never stops a save of a form and one of a program in the database', async () => {
    const { id } = await article({ title: 'At once' })
    const updatedAt = await opened(id)
    const save = (path: string, body: object) =>
      call<Saved>('PATCH', `/api/blogs/${id}${path}`, { body, visitor: first })
    await save('?draft=true', { title: 'Held', savedIn: forms.one, updatedAt })
    const saves = Array.from({ length: 12 }, (_, index) =>
      index % 2
        ? save('', { _status: 'published' })
        : save('?draft=true&autosave=true', { title: `Typed ${index}`, savedIn: forms.one, updatedAt }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })

  it('refuses saves of someone else with the name, and other changes without an id', async () => {
    const { id } = await article({ title: 'Refused' })
    await type(first, id, 'one')
    const form = await type(second, id, 'two')
    expect([form.status, form.body.errors?.[0]?.message]).toEqual([
      409,
      'Edith First is editing this document now. Your changes are not saved.',
    ])
    const button = await call<Saved>('PATCH', `/api/blogs/${id}`, {
      body: { status: 'archived' },
      visitor: second,
    })
    expect([button.status, button.body.errors?.[0]]).toMatchObject([423, { code: 'conflict' }])
    expect(button.body.errors?.[0]?.message).toContain('A colleague is editing this now.')
    expect((await type(first, id, 'one')).status).toBe(200)
  })

  it('can be taken over, and ends when its window does not renew it', async () => {
    const { id } = await article({ title: 'Taken over' })
    await type(first, id, 'one')
    const [lock] = await locksOf(id, second)
    const body = { user: { relationTo: 'users', value: second.user.id } }
    await call('PATCH', `/api/payload-locked-documents/${lock?.id}`, { body, visitor: second })
    expect((await type(second, id, 'two')).status).toBe(200)
    const late = await type(first, id, 'one')
    expect([late.status, late.body.errors?.[0]?.message]).toEqual([
      409,
      'Max Second is editing this document now. Your changes are not saved.',
    ])
    await query(
      await site(),
      sql`UPDATE payload_locked_documents SET updated_at = updated_at - interval '3 minutes'`,
    )
    expect((await type(first, id, 'one')).status).toBe(200)
  })

  it('is renewed by its holder, without an error where there is none at the moment', async () => {
    const { id } = await article({ title: 'Renewed' })
    const own = `where[document.relationTo][equals]=blogs&where[document.value][equals]=${id}`
    const renew = async (visitor: Person) => {
      const body = { user: { relationTo: 'users', value: visitor.user.id } }
      const path = `/api/payload-locked-documents?${own}&where[user.value][equals]=${visitor.user.id}`
      return (await call('PATCH', path, { body, visitor })).status
    }
    expect(await renew(first)).toBe(200)
    await type(first, id, 'one')
    await query(
      await site(),
      sql`UPDATE payload_locked_documents SET updated_at = updated_at - interval '3 minutes'`,
    )
    expect(await renew(second)).toBe(200)
    expect(await renew(first)).toBe(200)
    expect((await type(second, id, 'two')).status).toBe(409)
  })

  it('answers who renews, takes over or releases it while a save makes a new one without an error', async () => {
    const { id } = await article({ title: 'At once' })
    await type(first, id, 'one')
    const own = `where[document.relationTo][equals]=blogs&where[document.value][equals]=${id}`
    const body = { user: { relationTo: 'users', value: first.user.id } }
    const path = `/api/payload-locked-documents`
    const statuses: number[] = []
    for (let round = 0; round < 4; round++) {
      const [lock] = await locksOf(id, first)
      const one = `${path}/${lock?.id ?? randomUUID()}`
      for (const [method, address] of [
        ['PATCH', `${path}?${own}`],
        ['DELETE', one],
        ['DELETE', `${path}?${own}`],
      ] as const) {
        const asked = call(method, address, { body, visitor: first })
        const answers = await Promise.all([asked, type(first, id, 'one')])
        statuses.push(...answers.map(({ status }) => status))
      }
      statuses.push((await call('PATCH', one, { body, visitor: first })).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('is not left by programs, and is released by its own holder alone', async () => {
    const { id } = await article({ title: 'Released' })
    const program = { body: { title: 'By a program' }, visitor: first }
    expect((await call('PATCH', `/api/blogs/${id}?draft=true`, program)).status).toBe(200)
    expect(await locksOf(id, first)).toEqual([])
    await type(first, id, 'one')
    const release = (visitor: Visitor) =>
      call('DELETE', `/api/payload-locked-documents?where[document.value][equals]=${id}`, { visitor })
    await release(second)
    expect(await locksOf(id, first)).toHaveLength(1)
    await release(first)
    expect(await locksOf(id, first)).toEqual([])
  })
})
