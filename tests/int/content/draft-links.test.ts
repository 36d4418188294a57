import { describe, expect, it } from 'vitest'
import { loadSharedPreview } from '../../../src/features/preview/load-preview'
import { query, sql } from '../../../src/lib/db/query'
import { article } from '../../support/content'
import { call, signedIn, site } from '../../support/site'

type Link = { expiresAt: string | null; url?: string; errors?: { code: string }[] }

const admin = await signedIn('admin')
const draft = await article({ title: 'Shown to a friend' })

const ask = (method: 'GET' | 'POST' | 'DELETE', visitor = admin, subject: object = {}) => {
  const named = { kind: 'blogs', id: draft.id, ...subject }
  const path = '/api/draft-link'
  return method === 'GET'
    ? call<Link>('GET', `${path}?${new URLSearchParams(named)}`, { visitor })
    : call<Link>(method, path, { body: named, visitor })
}
const tokenOf = (url: string | undefined) => String(url?.split('/').at(-1))
const open = (token: string, at = new Date()) => loadSharedPreview(token, at)

describe('a link to a draft', () => {
  it.each(['', 'x'.repeat(43), 'x'.repeat(9000), "' OR true --", '../blogs'])(
    '%s opens nothing',
    async (token) => {
      await ask('POST')
      expect(await open(token)).toBeNull()
    },
  )

  it('shows the newest draft of its document for seven days, and only its hash is stored', async () => {
    const { status, body } = await ask('POST')
    expect(status).toBe(201)
    expect(body.url).toMatch(/^http:\/\/localhost:3000\/preview\/draft\/[\w-]{43}$/)
    const token = tokenOf(body.url)
    await call('PATCH', `/api/blogs/${draft.id}?draft=true`, {
      body: { title: 'Shown, and changed' },
      visitor: admin,
    })
    expect((await open(token))?.preview).toMatchObject({
      kind: 'blogs',
      doc: { title: 'Shown, and changed' },
    })
    const end = Date.parse(String(body.expiresAt))
    expect(Math.round((end - Date.now()) / 86_400_000)).toBe(7)
    expect(await open(token, new Date(end))).toBeNull()
    const payload = await site()
    const kept = JSON.stringify([
      await query(payload, sql`SELECT * FROM draft_links`),
      await query(payload, sql`SELECT * FROM security_audit_log`),
    ])
    expect(kept).not.toContain(token)
    expect((await ask('GET')).body).not.toHaveProperty('url')
  })

  it('is one at a time, and ends when it is revoked or its document goes to the trash', async () => {
    const older = tokenOf((await ask('POST')).body.url)
    const newer = tokenOf((await ask('POST')).body.url)
    expect([await open(older), (await open(newer))?.preview.doc.id]).toEqual([null, draft.id])
    expect((await ask('DELETE')).body.expiresAt).toBeNull()
    expect(await open(newer)).toBeNull()
    const last = tokenOf((await ask('POST')).body.url)
    await (await site()).update({
      collection: 'blogs',
      id: draft.id,
      data: { deletedAt: new Date().toISOString() },
      overrideAccess: true,
    })
    expect(await open(last)).toBeNull()
  })

  it('ends when its maker may no longer see drafts', async () => {
    const maker = await signedIn('admin')
    const { id } = await article({ title: 'Made by a colleague' })
    const token = tokenOf((await ask('POST', maker, { id })).body.url)
    expect(await open(token)).not.toBeNull()
    await query(
      await site(),
      sql`DELETE FROM user_roles WHERE user_id = (SELECT made_by FROM draft_links WHERE document_id = ${id})`,
    )
    expect(await open(token)).toBeNull()
    expect((await ask('GET', admin, { id })).body.expiresAt).toBeNull()
  })
})
