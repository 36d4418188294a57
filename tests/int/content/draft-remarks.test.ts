import { beforeEach, describe, expect, it } from 'vitest'
import { forgetDraftLinks } from '../../../src/features/publication/draft-link/mutations'
import { MAX_REMARKS } from '../../../src/features/publication/remark/rules'
import { article } from '../../support/content'
import { call, runSql, signedIn, site, type Visitor } from '../../support/site'

interface Remark {
  id: string
  place: number | null
  quote: string
  name: string
  text: string
}
type Body = { remarks?: Remark[]; url?: string; errors?: { field?: string; code: string }[] }

let token: string
const admin: Visitor = await signedIn('admin')
const draft = await article({ title: 'Shown to a friend' })

const subject = () => ({ kind: 'blogs', id: draft.id })
const link = async (method: 'POST' | 'DELETE') =>
  (await call<Body>(method, '/api/draft-link', { body: subject(), visitor: admin })).body.url
    ?.split('/')
    .at(-1)
beforeEach(async () => {
  token = String(await link('POST'))
})

const leave = (more: object = {}, visitor?: Visitor) =>
  call<Body>('POST', '/api/draft-remark', {
    body: { token, place: 0, quote: 'First words', name: 'Ada', text: 'Who says so?', ...more },
    ...(visitor ? { visitor } : {}),
  })
const read = async (visitor = admin) =>
  call<Body>('GET', `/api/draft-remarks?${new URLSearchParams(subject())}`, { visitor })
const close = (more: object = {}, visitor = admin) =>
  call<Body>('DELETE', '/api/draft-remarks', { body: { ...subject(), ...more }, visitor })
const stored = async () =>
  (await runSql<{ count: number }>`SELECT count(*)::int AS count FROM draft_remarks`)[0]?.count

describe('a remark on a draft', () => {
  it('is left without an account, shown to readers and editors as it was written, and closed', async () => {
    const text = '<script>alert(1)</script>\nand a < b'
    const { status, body } = await leave({ text })
    expect([status, body.remarks]).toEqual([
      201,
      [expect.objectContaining({ place: 0, quote: 'First words', name: 'Ada', text })],
    ])
    await leave({ place: null, quote: '', name: 'Bo', text: 'Fine.' })
    const { remarks = [] } = (await read()).body
    expect(remarks.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
    expect((await close({ remark: remarks[0]?.id })).body.remarks?.map(({ name }) => name)).toEqual(['Bo'])
    expect((await close()).body.remarks).toEqual([])
    const [entry] = await runSql<{ before: object }>`
      SELECT old_values AS before FROM security_audit_log WHERE table_name = 'draft_remarks' ORDER BY sequence DESC LIMIT 1`
    expect(entry?.before).toEqual({ kind: 'blogs', remarks: 1 })
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 7 }, 'name'],
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(2001) }, 'text'],
    [{ text: 7 }, 'text'],
    [{ place: -1 }, 'place'],
    [{ place: 'first' }, 'place'],
    [{ quote: 'x'.repeat(121) }, 'quote'],
    [{ token: 7 }, 'token'],
  ])('%o is refused by its field', async (wrong, field) => {
    const { status, body } = await leave(wrong)
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  it('is refused if it is too large', async () => {
    expect((await leave({ text: 'x'.repeat(70_000) })).status).toBe(413)
  })

  it.each(['', 'x'.repeat(43), "' OR true --"])('the link %s takes none', async (wrong) => {
    expect((await leave({ token: wrong })).status).toBe(404)
  })

  it('goes with its link: when that is replaced, revoked or over', async () => {
    const older = token
    await leave()
    token = String(await link('POST'))
    expect([(await read()).body.remarks, (await leave({ token: older })).status]).toEqual([[], 404])
    await leave()
    await link('DELETE')
    expect([await stored(), (await leave()).status]).toEqual([0, 404])
    token = String(await link('POST'))
    await leave()
    await forgetDraftLinks(await site(), new Date(Date.now() + 8 * 86_400_000))
    expect([await stored(), (await leave()).status]).toEqual([0, 404])
  })

  it('a link whose document is in the trash takes none', async () => {
    const payload = await site()
    const trash = (deletedAt: string | null) =>
      payload.update({
        collection: 'blogs',
        id: draft.id,
        data: { deletedAt },
        trash: true,
        overrideAccess: true,
      })
    await trash(new Date().toISOString())
    expect((await leave()).status).toBe(404)
    await trash(null)
  })

  it('editors alone read and close, and never those of another document', async () => {
    await leave()
    const client = await signedIn('user')
    expect([(await read(client)).status, (await close({}, client)).status, (await read({})).status]).toEqual([
      403, 403, 401,
    ])
    const other = await article({ title: 'Another' })
    const [remark] = (await read()).body.remarks ?? []
    expect((await close({ id: other.id, remark: remark?.id })).body.remarks).toEqual([])
    expect((await close({ remark: 'not an id' })).status).toBe(400)
    expect((await read()).body.remarks).toHaveLength(1)
  })

  it('is limited by network, by link, and in number', async () => {
    const visitor = { address: '203.0.113.9' }
    const statuses: number[] = []
    for (let at = 0; at < 22; at++) statuses.push((await leave({}, visitor)).status)
    expect([statuses.slice(0, 20).every((status) => status === 201), statuses[20]]).toEqual([true, 429])
    for (let at = 0; at < 40; at++) await leave()
    const byLink = await leave()
    expect([byLink.status, byLink.headers.has('retry-after')]).toEqual([429, true])

    token = String(await link('POST'))
    await leave()
    await runSql`INSERT INTO draft_remarks (link_hash, quote, name, text)
      SELECT link_hash, quote, name, text FROM draft_remarks, generate_series(2, ${MAX_REMARKS - 1})`
    const last = await Promise.all([leave(), leave(), leave()])
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await stored()).toBe(MAX_REMARKS)
  })
})
