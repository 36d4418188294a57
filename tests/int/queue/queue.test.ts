import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sendAssignmentMail } from '../../../src/features/queue/assignment'
import { workListSchema } from '../../../src/features/queue/list-schema'
import { teamMembers } from '../../../src/features/queue/team'
import { workItem } from '../../../src/features/queue/work-item'
import { listWork } from '../../../src/features/queue/work-list'
import type { Jobs } from '../../../src/lib/jobs/queues'
import { keptMails } from '../../support/kept-mails'
import { mailedToken } from '../../support/outbox'
import { call, reqOf, runSql, type Signed, signedIn, site, type Visitor } from '../../support/site'
import { uniqueEmail } from '../../support/unique'
import { register } from '../../support/work-rows'

type Kind = 'inquiry' | 'registration'

const owner = await signedIn('super_admin')
const admin = await signedIn('admin')
const otherAdmin = await signedIn('admin')
const user = await signedIn('user')

const post = (path: string, visitor: Visitor, body: unknown, headers: Record<string, string> = {}) =>
  call('POST', `/api/${path}`, { visitor: { ...visitor, headers }, body })

async function inquiry(email = uniqueEmail(), name = 'Ada Lovelace'): Promise<string> {
  const made = await (await site()).create({
    collection: 'inquiries',
    data: {
      name,
      email,
      message: 'Too many lists.',
      company: 'Engines',
      status: 'new',
      serviceInterest: 'consulting',
    },
    overrideAccess: true,
  })
  return made.id
}

async function registration(email = uniqueEmail()): Promise<string> {
  const automationInterests = ['Email & CRM Automation', 'Lead Generation & Nurturing']
  return (await register(owner, email, { currentChallenges: 'Moths.', automationInterests })).id
}

const made: Record<Kind, () => Promise<string>> = {
  inquiry: () => inquiry(),
  registration: () => registration(),
}
const kinds = ['inquiry', 'registration'] as const

const assign = (kind: Kind, id: string, to: Signed, by: Visitor = owner) =>
  post('update-work', by, { kind, id, assignee: to.user.id })

const assignments = async (itemId: string) =>
  (
    await runSql<{
      data: Jobs['assignment-mail']
    }>`SELECT data FROM jobs.job WHERE name = 'assignment-mail' AND data->>'itemId' = ${itemId}`
  ).map(({ data }) => data)

const calls: [path: string, body: (kind: Kind, id: string) => object][] = [
  ['update-work', (kind, id) => ({ kind, id, status: 'answered' })],
  ['add-note', (kind, id) => ({ kind, id, text: 'A note' })],
  ['make-project', (kind, id) => ({ kind, id, title: 'Engine' })],
  ['convert-to-invitation', (_, id) => ({ id })],
]

describe.each(calls)('POST /api/%s', (path, body) => {
  it('refuses an admin who was not given the registration', async () => {
    const id = await registration()
    expect([403, 404]).toContain((await post(path, admin, body('registration', id))).status)
    expect(await workItem(await reqOf(owner), 'registration', id)).toMatchObject({
      status: 'new',
      notes: [],
      projectId: null,
    })
  })

  it.each([null, 'x', {}, { kind: 'booking', id: 1 }, { kind: ['inquiry'], id: "1' or true" }])(
    'refuses %j',
    async (wrong) => {
      const { status, body: answer } = await post(path, owner, wrong)
      expect([status, answer.errors?.[0]?.code]).toEqual([400, 'invalid'])
    },
  )

  it('says that there is no such item', async () => {
    const { status, body: answer } = await post(
      path,
      owner,
      body('inquiry', '00000000-0000-4000-8000-000000000000'),
    )
    expect([status, answer.errors?.[0]?.code]).toEqual([404, 'not_found'])
  })
})

describe('work', () => {
  it('gets a status and an assignee, who gets a mail unless they did it themselves', async () => {
    for (const kind of kinds) {
      const id = await made[kind]()
      const { status, body } = await assign(kind, id, admin)
      expect([status, body.item]).toMatchObject([200, { status: 'new', assignee: { id: admin.user.id } }])
      expect(await assignments(id)).toMatchObject([{ kind, assigneeId: admin.user.id, byId: owner.user.id }])
      await assign(kind, id, admin)
      await post('update-work', owner, { kind, id, status: 'in_progress' })
      await assign(kind, id, owner)
      expect(await assignments(id)).toHaveLength(1)
      expect((await post('update-work', owner, { kind, id, assignee: null })).body.item).toMatchObject({
        status: 'in_progress',
        assignee: null,
      })
    }
  })

  it('is announced over the collection too, and not when the change is refused', async () => {
    const id = await inquiry()
    const change = (assignee: unknown) =>
      call('PATCH', `/api/inquiries/${id}`, { visitor: admin, body: { assignee } })
    expect((await change(user.user.id)).body.errors?.[0]).toMatchObject({
      code: 'invalid',
      field: 'assignee',
    })
    expect(await assignments(id)).toEqual([])
    expect((await change(otherAdmin.user.id)).status).toBe(200)
    expect(await assignments(id)).toHaveLength(1)
  })

  it('is not given to clients, nor to accounts that are switched off', async () => {
    const id = await inquiry()
    const gone = await signedIn('admin')
    await post('switch-account', owner, { userId: gone.user.id, active: false })
    for (const person of [user, gone]) {
      const { status, body } = await assign('inquiry', id, person)
      expect([status, body.errors?.[0]]).toMatchObject([400, { code: 'invalid', field: 'assignee' }])
    }
    expect(await assignments(id)).toEqual([])
  })

  it('mails the assignee once per assignment, and not when it has gone to someone else', async () => {
    const payload = await site()
    const id = await inquiry()
    await assign('inquiry', id, admin)
    const [job] = await assignments(id)
    if (!job) throw new Error('No job was made')
    const mails = async () => (await keptMails()).filter(({ to }) => to === admin.email)
    await sendAssignmentMail(payload, job)
    await sendAssignmentMail(payload, job)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Assigned to you: inquiry of Ada Lovelace, Engines')
    expect(mail?.text).toContain(`/admin/queue?open=inquiry-${id}`)
    await assign('inquiry', id, owner)
    await sendAssignmentMail(payload, { ...job, id: '00000000-0000-4000-8000-000000000000' })
    expect(await mails()).toHaveLength(1)
  })

  it('mails no one of an assignment that is taken back, however it went meanwhile', async () => {
    const id = await inquiry()
    const setBack = () => post('update-work', owner, { kind: 'inquiry', id, assignee: null })
    await assign('inquiry', id, admin)
    await setBack()
    expect(await assignments(id)).toEqual([])

    await assign('inquiry', id, admin)
    const seconds = await runSql<{
      wait: number
    }>`SELECT extract(epoch FROM start_after - now())::int AS wait FROM jobs.job
          WHERE name = 'assignment-mail' AND data->>'itemId' = ${id}`
    expect(seconds[0]?.wait).toBeGreaterThan(5)
    // It has left.
    await runSql`DELETE FROM jobs.job WHERE data->>'itemId' = ${id}`
    for (const person of [otherAdmin, owner, admin]) await assign('inquiry', id, person)
    expect(await assignments(id)).toEqual([])
    await setBack()
    await assign('inquiry', id, otherAdmin)
    expect((await assignments(id)).map(({ assigneeId }) => assigneeId)).toEqual([otherAdmin.user.id])
  })

  it('returns the present state to a caller with an older one', async () => {
    const id = await inquiry()
    const [{ seen } = { seen: '' }] = await runSql<{
      seen: string
    }>`SELECT to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS seen FROM inquiries WHERE id = ${id}::uuid`
    await assign('inquiry', id, admin)
    const late = await call<{ errors: object[]; item: object }>('POST', '/api/update-work', {
      visitor: { ...owner, headers: { 'if-match': `"${seen}"` } },
      body: { kind: 'inquiry', id, assignee: otherAdmin.user.id },
    })
    expect([late.status, late.body]).toMatchObject([
      412,
      { errors: [{ code: 'stale' }], item: { assignee: { id: admin.user.id } } },
    ])
  })

  it('can be assigned to the present team, and only the team sees who that is', async () => {
    const gone = await signedIn('admin')
    await post('switch-account', owner, { userId: gone.user.id, active: false })
    const ids = (await teamMembers(await reqOf(admin))).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([owner.user.id, admin.user.id, otherAdmin.user.id]))
    for (const person of [user, gone]) expect(ids).not.toContain(person.user.id)
    for (const person of [user, undefined]) expect(await teamMembers(await reqOf(person))).toEqual([])
  })

  it('reports the conflict to a caller with an older state', async () => {
    for (const kind of kinds) {
      const id = await made[kind]()
      const item = await workItem(await reqOf(owner), kind, id)
      const seen = { 'if-match': `"${item?.updatedAt}"` }
      const answers = await Promise.all(
        ['in_progress', 'answered', 'new'].map((status) =>
          post('update-work', owner, { kind, id, status }, seen),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412])
      const late = await post('update-work', owner, { kind, id, status: 'new' }, seen)
      expect([late.status, late.body.errors?.[0]?.code]).toEqual([412, 'stale'])
      const wrong = await post('update-work', owner, { kind, id, status: 'new' }, { 'if-match': 'yesterday' })
      expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'If-Match'])
    }
  })

  it('of a registration is an admin’s when it was given to them, to do and not to give away', async () => {
    const id = await registration()
    expect(await workItem(await reqOf(admin), 'registration', id)).toBeUndefined()
    await assign('registration', id, admin)
    expect(await workItem(await reqOf(admin), 'registration', id)).toMatchObject({ name: 'Grace Hopper' })
    expect(await workItem(await reqOf(otherAdmin), 'registration', id)).toBeUndefined()
    const mine = await post('update-work', admin, { kind: 'registration', id, status: 'answered' })
    expect([mine.status, mine.body.item]).toMatchObject([200, { status: 'answered' }])
    expect((await assign('registration', id, otherAdmin, admin)).status).toBe(403)
    expect((await post('make-project', admin, { kind: 'registration', id, title: 'Engine' })).status).toBe(
      403,
    )
    expect((await call('GET', `/api/client-registrations/${id}`, { visitor: admin })).status).toBe(403)
    await assign('registration', id, otherAdmin)
    expect((await post('add-note', admin, { kind: 'registration', id, text: 'x' })).status).toBe(404)
  })
})

describe('notes', () => {
  it('keep the server’s author and time, and are never changed', async () => {
    for (const kind of kinds) {
      const id = await made[kind]()
      await assign(kind, id, admin)
      const forged = { kind, id, text: ' First\r\nline ', author: owner.user.id, createdAt: '2000-01-01' }
      const { status, body } = await post('add-note', admin, forged)
      expect([status, body.note]).toMatchObject([201, { text: 'First\nline', author: { id: admin.user.id } }])
      await post('add-note', owner, { kind, id, text: 'Second' })
      const item = await workItem(await reqOf(admin), kind, id)
      expect(item?.notes.map(({ text, author }) => [text, author?.id])).toEqual([
        ['First\nline', admin.user.id],
        ['Second', owner.user.id],
      ])
      const noteId = item?.notes[0]?.id
      await expect(runSql`UPDATE work_notes SET text = 'x' WHERE id = ${noteId}`).rejects.toThrow()
    }
    for (const text of ['', ' ', 7, null, 'x'.repeat(4001)]) {
      const { status, body } = await post('add-note', owner, { kind: 'inquiry', id: await inquiry(), text })
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'text'])
    }
  })

  it('are shown from the last 200, oldest first', async () => {
    const id = await inquiry()
    await runSql`INSERT INTO work_notes (inquiry_id, text, created_at)
          SELECT ${id}, n::text, now() - n * interval '1 minute' FROM generate_series(1, 201) n`
    const texts = (await workItem(await reqOf(admin), 'inquiry', id))?.notes.map(({ text }) => text)
    expect([texts?.length, texts?.[0], texts?.at(-1)]).toEqual([200, '200', '1'])
  })

  it('go with their item, and outlive the account of their author', async () => {
    const id = await inquiry()
    const colleague = await signedIn('admin')
    await post('add-note', colleague, { kind: 'inquiry', id, text: 'Mine' })
    await call('DELETE', `/api/users/${colleague.user.id}`, { visitor: owner })
    expect((await workItem(await reqOf(owner), 'inquiry', id))?.notes).toMatchObject([
      { text: 'Mine', author: null },
    ])
    await call('DELETE', `/api/inquiries/${id}`, { visitor: owner })
    expect(await runSql`SELECT 1 FROM work_notes WHERE inquiry_id = ${id}`).toEqual([])
  })
})

describe('an inquiry', () => {
  it('becomes an invitation once, by super admins alone', async () => {
    const email = uniqueEmail()
    const id = await inquiry(email.toUpperCase())
    expect((await post('convert-to-invitation', admin, { id })).status).toBe(403)
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => post('convert-to-invitation', owner, { id, subdomain: 'Ada' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const sent = answers.find(({ status }) => status === 201)
    expect(sent?.body.invitation).toMatchObject({ email, subdomain: 'ada', status: 'pending' })
    expect(String(sent?.body.link)).toContain(await mailedToken(email, 'invitation'))
    const item = await workItem(await reqOf(owner), 'inquiry', id)
    expect(item).toMatchObject({
      status: 'in_progress',
      invitationId: (sent?.body.invitation as { id?: string } | undefined)?.id,
    })
    expect((await workItem(await reqOf(admin), 'inquiry', id))?.invitationId).toBeNull()
    const another = await post('convert-to-invitation', owner, { id: await inquiry(email) })
    expect([another.status, another.body.errors?.[0]?.message]).toMatchObject([
      409,
      expect.stringContaining('open invitation'),
    ])
  })

  it('shows its sender nothing of the work', async () => {
    const id = await inquiry(user.email)
    await assign('inquiry', id, admin)
    await post('add-note', admin, { kind: 'inquiry', id, text: 'Difficult client' })
    for (const visitor of [{}, user]) {
      expect((await call('GET', `/api/inquiries/${id}`, { visitor })).status).toBe(403)
      expect((await call('GET', '/api/work-notes', { visitor })).status).toBe(404)
    }
    expect(await listWork(await reqOf(user), workListSchema.parse({}))).toBeUndefined()
    expect(await listWork(await reqOf(undefined), workListSchema.parse({}))).toBeUndefined()
  })
})

describe('the queue', () => {
  const list = async (visitor: Signed, ask: object) => {
    const found = await listWork(await reqOf(visitor), workListSchema.parse(ask))
    if (!found) throw new Error('The queue was refused')
    return found
  }

  it('holds both kinds for super admins, for admins all inquiries and the registrations given to them', async () => {
    const company = randomBytes(6).toString('hex')
    const first = await inquiry(`one@${company}.example`)
    const second = await registration(`two@${company}.example`)
    const ids = async (visitor: Signed, ask: object = {}) =>
      (await list(visitor, { search: company.toUpperCase(), sort: 'created', ...ask })).items.map(
        ({ id }) => id,
      )
    expect(await ids(owner)).toEqual([first, second])
    expect(await ids(admin)).toEqual([first])
    await assign('registration', second, admin)
    expect(await ids(admin)).toEqual([first, second])
    expect(await ids(otherAdmin)).toEqual([first])
    expect(await ids(admin, { assignee: 'me' })).toEqual([second])
    expect(await ids(owner, { assignee: admin.user.id })).toEqual([second])
    expect(await ids(owner, { assignee: 'unassigned' })).toEqual([first])
    expect(await ids(owner, { kind: 'registration' })).toEqual([second])
    expect(await ids(owner, { sort: '-created' })).toEqual([second, first])
    await post('update-work', owner, { kind: 'inquiry', id: first, status: 'lost', lostReason: 'price' })
    expect(await ids(owner, { status: 'lost' })).toEqual([first])
    expect(await ids(owner, { status: 'open' })).toEqual([second])
    const { counts, total, items } = await list(owner, { search: company, status: 'new', perPage: '1' })
    expect([counts, total]).toEqual([
      { new: 1, in_progress: 0, answered: 0, won: 0, lost: 1, spam: 0, open: 1, all: 2 },
      1,
    ])
    expect(items[0]).toMatchObject({
      kind: 'registration',
      excerpt: 'Moths.',
      assignee: { id: admin.user.id },
    })
  })

  it('is read page by page, each item once, in every order', async () => {
    const mark = randomBytes(6).toString('hex')
    for (let index = 0; index < 5; index++) await inquiry(uniqueEmail(), `${mark} ${index}`)
    for (const sort of ['-created', 'created', 'changed', '-changed', 'name', '-name', 'status', '-status']) {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => list(owner, { search: mark, sort, page, perPage: 2 })),
      )
      expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1, 0])
      expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(5)
      expect(pages[0]).toMatchObject({ total: 5, pages: 3, page: 1 })
    }
    const names = (await list(owner, { search: mark, sort: '-name' })).items.map(({ name }) => name.at(-1))
    expect(names).toEqual(['4', '3', '2', '1', '0'])
  })

  it.each([
    { page: 'x', perPage: '1e9', sort: ';drop table', status: 'odd', kind: 7, assignee: "me' or true" },
    { page: ['2'], search: ['%', '_'], assignee: [''] },
    { page: -1, search: '\0' },
  ])('takes %j as not said', async (ask) => {
    expect(await list(owner, ask)).toMatchObject({ page: 1, perPage: 25 })
  })

  it.each(['%', '_', '\\', "'", '100%_'])('looks for %j as it is written', async (search) => {
    const id = await inquiry(uniqueEmail(), `Name ${search} of ${randomBytes(4).toString('hex')}`)
    const found = await list(owner, { search: `Name ${search} of`, perPage: 100 })
    expect(found.items.map((item) => item.id)).toContain(id)
    for (const { name } of found.items) expect(name).toContain(search)
  })

  it('shows an item with its answers and a link to answer it', async () => {
    const email = uniqueEmail()
    const item = await workItem(await reqOf(owner), 'registration', await registration(email))
    expect(item).toMatchObject({ email, message: 'Moths.', projectId: null })
    expect(item?.answers.find(({ label }) => label === 'Interests')?.value).toContain('Lead Generation')
    expect(item?.reply).toContain(`mailto:${email}?subject=`)
    for (const id of ['x', '', "1'"])
      expect(await workItem(await reqOf(owner), 'inquiry', id)).toBeUndefined()
  })
})
