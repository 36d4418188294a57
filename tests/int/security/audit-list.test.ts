import { beforeAll, describe, expect, it } from 'vitest'
import { account, call, runSql, signedIn, site } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

interface Entry {
  id: string
  sequence: number
  action: string
  tableName: string
  userId: string | null
  person: string | null
  oldValues: object | null
  newValues: object | null
  createdAt: string
}

interface Listed {
  docs: Entry[]
  totalDocs: number
  limit: number
  hasNextPage: boolean
  nextCursor: number | null
}

const list = async (ask = '') =>
  (await call<Listed>('GET', `/api/security-audit-log${ask}`, { visitor: owner })).body

const owner = await signedIn('super_admin')
beforeAll(async () => {
  await call('PATCH', '/api/profile', { visitor: owner, body: { companyName: 'First' } })
  await call('PATCH', '/api/profile', { visitor: owner, body: { companyName: 'Second' } })
  const { email } = await account()
  await call('POST', '/api/assign-user-role', { visitor: owner, body: { email, role: 'admin' } })
})

describe('the audit log', () => {
  it('is listed newest first, with the person and the values before and after', async () => {
    const { docs, totalDocs, limit } = await list()
    expect(docs.map(({ sequence }) => sequence)).toEqual(
      docs.map(({ sequence }) => sequence).sort((one, other) => other - one),
    )
    expect([limit, totalDocs]).toEqual([100, docs.length])
    const mine = docs.filter(({ userId }) => userId === owner.user.id)
    expect(mine).toMatchObject([
      { action: 'INSERT', tableName: 'user_roles', person: 'Test Person', oldValues: null },
      { action: 'UPDATE', oldValues: { companyName: 'First' }, newValues: { companyName: 'Second' } },
      { action: 'UPDATE', oldValues: { companyName: null }, newValues: { companyName: 'First' } },
      { action: 'INSERT', tableName: 'sessions', person: 'Test Person' },
    ])
  })

  it('is filtered by action, table, person, day and text', async () => {
    const { timezone } = await (await site()).findGlobal({ slug: 'calendar-settings' })
    const dayOf = (entry: Entry | undefined) =>
      Temporal.Instant.from(entry?.createdAt ?? '')
        .toZonedDateTimeISO(timezone)
        .toPlainDate()
    const { docs } = await list(`?user=${owner.user.id}`)
    const [first, last] = [dayOf(docs.at(-1)), dayOf(docs.at(0))]
    const mine = `user=${owner.user.id}`
    const count = async (ask: string) => (await list(`?${mine}&${ask}`)).totalDocs
    expect(await count('')).toBe(4)
    expect(await count('action=INSERT')).toBe(2)
    expect(await count('table=profiles')).toBe(2)
    expect(await count(`from=${first}&to=${last}`)).toBe(4)
    expect(await count(`to=${first.subtract({ days: 1 })}`)).toBe(0)
    expect(await count(`from=${last.add({ days: 1 })}`)).toBe(0)
    expect(await count('to=2020-01-01')).toBe(0)
    expect(await count('from=2099-01-01')).toBe(0)
    expect(await count('q=user_rol')).toBe(1)
    expect(await count(`q=${encodeURIComponent(owner.email)}`)).toBe(4)
    expect(await count('q=%25')).toBe(0)
    // The name of who wrote, who has no account.
    const contact = {
      name: 'Zenobia Quux',
      email: uniqueEmail(),
      message: 'Please write to me about invoices.',
    }
    expect((await call('POST', '/api/contact', { body: contact })).status).toBe(201)
    expect((await list('?q=zenobia')).totalDocs).toBeGreaterThan(0)
    expect(await count('action=&table=')).toBe(4)
  })

  it('is walked through by its cursor without loss', async () => {
    const all = (await list()).docs.map(({ id }) => id)
    const seen: string[] = []
    let cursor: number | null | undefined
    do {
      const page: Listed = await list(`?limit=2${cursor ? `&before=${cursor}` : ''}`)
      seen.push(...page.docs.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toEqual(all)
  })

  it.each([
    'action=READ',
    'table=users;--',
    'user=me',
    'from=2026-02-30',
    'to=yesterday',
    'limit=501',
    'limit=-1',
    'before=x',
    `q=${'x'.repeat(101)}`,
  ])('refuses ?%s and names the parameter', async (wrong) => {
    const { status, body } = await call('GET', `/api/security-audit-log?${wrong}`, { visitor: owner })
    expect(status).toBe(400)
    expect(body.errors?.map(({ field }) => field)).toEqual([wrong.split('=')[0]])
  })

  it('gives more than a hundred entries when asked, and never more than five hundred', async () => {
    await runSql`INSERT INTO security_audit_log (action, table_name, record_id) SELECT 'UPDATE', 'faqs', n::text FROM generate_series(1, 520) n`
    expect((await list()).docs).toHaveLength(100)
    expect((await list('?limit=500')).docs).toHaveLength(500)
  })
})
