import { describe, expect, it } from 'vitest'
import { query, sql } from '../../../src/lib/db/query'
import { article } from '../../support/content'
import { ownerOfTables } from '../../support/log-owner'
import { call, signedIn, site, type Visitor } from '../../support/site'

interface Entry extends Record<string, unknown> {
  action: string
  by: string | null
  old: Record<string, unknown> | null
  new: Record<string, unknown> | null
}

const ann = await signedIn('admin')
const ben = await signedIn('admin')

const entriesOf = async (id: string, table = 'blogs_versions') =>
  query<Entry>(
    await site(),
    sql`SELECT action, user_id AS by, old_values AS old, new_values AS new FROM security_audit_log
        WHERE record_id = ${id} AND table_name = ${table} ORDER BY sequence`,
  )
const save = async (visitor: Visitor, id: string, body: object, more = '') => {
  const { status } = await call('PATCH', `/api/blogs/${id}${more}`, { body, visitor })
  expect(status).toBe(200)
}
const autosave = (visitor: Visitor, id: string, title: string) =>
  save(visitor, id, { title }, '?draft=true&autosave=true')
const saveDraft = (visitor: Visitor, id: string, title: string) => save(visitor, id, { title }, '?draft=true')

interface Versions {
  docs: { id: string; version: { title: string; _status: string } }[]
}
const versionsOf = async (id: string, slug = 'blogs') =>
  (
    await call<Versions>(
      'GET',
      `/api/${slug}/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=100`,
      {
        visitor: ann,
      },
    )
  ).body.docs

/** Makes the entries of a document older than they are, as the owner of the tables. */
async function age(id: string, minutes: number): Promise<void> {
  const owner = await ownerOfTables()
  try {
    await owner.query('ALTER TABLE security_audit_log DISABLE TRIGGER USER')
    await owner.query(
      `UPDATE security_audit_log SET created_at = created_at - make_interval(mins => $1) WHERE record_id = $2`,
      [minutes, id],
    )
    await owner.query('ALTER TABLE security_audit_log ENABLE TRIGGER USER')
  } finally {
    await owner.end()
  }
}

describe('the audit log', () => {
  it('has each saved draft, with the person and the title', async () => {
    const { id } = await article({ title: 'Public', status: 'published' })
    await saveDraft(ann, id, 'First')
    await saveDraft(ann, id, 'Second')
    await saveDraft(ben, id, 'Third')
    expect(await entriesOf(id)).toEqual([
      { action: 'INSERT', by: ann.user.id, old: null, new: { draft: 'saved', title: 'First' } },
      { action: 'INSERT', by: ann.user.id, old: null, new: { draft: 'saved', title: 'Second' } },
      { action: 'INSERT', by: ben.user.id, old: null, new: { draft: 'saved', title: 'Third' } },
    ])
  })

  it('has one entry for the autosaves of one person and one document within ten minutes', async () => {
    const [{ id }, other] = [await article({ title: 'Public' }), await article({ title: 'Other' })]
    const made = async (of: string) => (await entriesOf(of)).map(({ by, new: values }) => [by, values?.draft])
    for (const title of ['T', 'Ty', 'Typ']) await autosave(ann, id, title)
    await autosave(ann, other.id, 'O')
    expect(await made(id)).toEqual([[ann.user.id, 'autosaved']])
    expect(await made(other.id)).toEqual([[ann.user.id, 'autosaved']])
    await autosave(ben, id, 'Type')
    // A draft that was saved on purpose always has an entry.
    await saveDraft(ann, id, 'Typed')
    expect((await made(id)).length).toBe(3)
    await age(id, 9)
    await autosave(ann, id, 'Still')
    expect((await made(id)).length).toBe(3)
    await age(id, 2)
    await autosave(ann, id, 'Later')
    expect((await made(id)).at(-1)).toEqual([ann.user.id, 'autosaved'])
    expect((await made(id)).length).toBe(4)
  })

  it('has each restored version', async () => {
    const { id } = await article({ title: 'Before' })
    await saveDraft(ann, id, 'After')
    const [, before] = await versionsOf(id)
    const { status } = await call('POST', `/api/blogs/versions/${before?.id}?draft=true`, { visitor: ben })
    expect(status).toBe(200)
    expect((await entriesOf(id)).at(-1)).toMatchObject({
      by: ben.user.id,
      new: { draft: 'restored', title: 'Before', version: before?.id },
    })
  })

  it('has a restored version of a question, which has no drafts', async () => {
    const { body } = await call<{ doc: { id: string } }>('POST', '/api/faqs', {
      body: { question: 'First?', answer: 'Yes.' },
      visitor: ann,
    })
    const { id } = body.doc
    await call('PATCH', `/api/faqs/${id}`, { body: { question: 'Second?' }, visitor: ann })
    const [, first] = await versionsOf(id, 'faqs')
    await call('POST', `/api/faqs/versions/${first?.id}`, { visitor: ben })
    expect((await entriesOf(id, 'faqs')).at(-1)).toMatchObject({
      action: 'UPDATE',
      by: ben.user.id,
      new: { question: 'First?' },
    })
  })

  it('has no entry of a draft or a version that the caller may not save, restore or read', async () => {
    const { id } = await article({ title: 'Public', status: 'published' })
    const [version] = await versionsOf(id)
    for (const visitor of [{}, await signedIn('user')]) {
      const answers = [
        await call('PATCH', `/api/blogs/${id}?draft=true`, { body: { title: 'No' }, visitor }),
        await call('PATCH', `/api/blogs/${id}?draft=true&autosave=true`, { body: { title: 'No' }, visitor }),
        await call('POST', `/api/blogs/versions/${version?.id}`, { visitor }),
        await call('GET', `/api/blogs/versions/${version?.id}`, { visitor }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    }
    expect(await entriesOf(id)).toEqual([])
  })
})

describe('old versions', () => {
  it('are purged but for those that were public, and the log says how many by whom', async () => {
    const { id } = await article({ title: 'Public once', status: 'published' })
    await save(ann, id, { title: 'Public now', _status: 'published' })
    for (let number = 1; number <= 32; number += 1) await saveDraft(ben, id, `Draft ${number}`)
    const titles = (await versionsOf(id)).map(({ version }) => version.title)
    expect(titles.length).toBe(32)
    expect(titles[0]).toBe('Draft 32')
    expect(titles).toContain('Draft 3')
    expect(titles).not.toContain('Draft 2')
    expect(titles.slice(-2)).toEqual(['Public now', 'Public once'])
    expect((await entriesOf(id)).filter(({ action }) => action === 'DELETE')).toEqual([
      { action: 'DELETE', by: ben.user.id, old: { versions: 1 }, new: null },
      { action: 'DELETE', by: ben.user.id, old: { versions: 1 }, new: null },
    ])
  })

  it('that were public are not overwritten by autosaves either', async () => {
    const { id } = await article({ title: 'Public', status: 'published' })
    await autosave(ben, id, 'Typing')
    await save(ben, id, { title: 'Published by ben', _status: 'published' }, '?autosave=true')
    for (const title of ['T', 'Ty']) await autosave(ben, id, title)
    expect((await versionsOf(id)).map(({ version }) => version.title)).toContain('Published by ben')
  })

  it('of a question are purged with an entry', async () => {
    const { body } = await call<{ doc: { id: string } }>('POST', '/api/faqs', {
      body: { question: 'Number 0', answer: 'Yes.' },
      visitor: ann,
    })
    const { id } = body.doc
    for (let number = 1; number <= 20; number += 1)
      await call('PATCH', `/api/faqs/${id}`, { body: { question: `Number ${number}` }, visitor: ben })
    const titles = (await versionsOf(id, 'faqs')).length
    expect(titles).toBe(20)
    expect(await entriesOf(id, 'faqs_versions')).toEqual([
      { action: 'DELETE', by: ben.user.id, old: { versions: 1 }, new: null },
    ])
  })
})
