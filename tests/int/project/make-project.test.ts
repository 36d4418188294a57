import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { personDetails } from '../../../src/features/person/history'
import { bookingBody, first, freeDays } from '../../support/booking'
import { mailedToken } from '../../support/outbox'
import {
  account,
  call,
  cookieOf,
  post,
  reqOf,
  runSql,
  signedIn,
  signIn,
  site,
  type Visitor,
} from '../../support/site'
import { uniqueEmail } from '../../support/unique'

const owner = await signedIn('super_admin')

const password = 'Plain-sailing-7'

async function inquiry(email: string): Promise<string> {
  const made = await (await site()).create({
    collection: 'inquiries',
    data: { name: 'Ada', email, message: 'Too many lists.', status: 'new', serviceInterest: 'consulting' },
    overrideAccess: true,
  })
  return made.id
}

const makeFrom = async (email: string, visitor: Visitor = owner) =>
  post('make-project', visitor, {
    kind: 'inquiry',
    id: await inquiry(email),
    title: 'Engine',
    budget: '$9,999',
  })

async function signUp(email: string): Promise<Visitor> {
  await post('sign-up', {}, { email, password, fullName: 'Ada Lovelace' })
  await post('confirm-email', {}, { token: await mailedToken(email, 'confirm-sign-up') })
  return { cookie: cookieOf(await signIn({ email, password })) }
}

const projectsOf = async (visitor: Visitor) =>
  (await call<{ docs: Record<string, unknown>[] }>('GET', '/api/projects', { visitor })).body.docs

describe('a project made for someone who booked', () => {
  it('is their first, wins them, and belongs to the team that takes calls', async () => {
    const day = first(await freeDays(1))
    const email = uniqueEmail()
    const booked = await post('create-booking', {}, { ...bookingBody(day.date, first(day.slots)), email })
    const { id } = booked.body.booking as { id: string }
    const body = { kind: 'booking', id, title: 'Engine' }
    const [user, admin] = [await signedIn('user'), await signedIn('admin')]
    expect((await post('make-project', {}, body)).status).toBe(401)
    expect((await post('make-project', user, body)).status).toBe(403)
    expect((await post('make-project', admin, body)).status).toBe(403)
    expect((await post('make-project', admin, { ...body, kind: 'person', id: email })).status).toBe(403)
    expect((await post('make-project', owner, { ...body, id: randomUUID() })).status).toBe(404)
    expect((await post('make-project', owner, { ...body, title: ' ' })).status).toBe(400)
    const answers = await Promise.all([
      post('make-project', owner, body),
      post('make-project', owner, { ...body, kind: 'person', id: email }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const details = await personDetails(await reqOf(owner), email)
    expect([details?.lead?.stage, details?.hasProject]).toEqual(['won', true])
    expect(await projectsOf(await signUp(email))).toMatchObject([{ title: 'Engine' }])
  })
})

describe('a project made from an inquiry', () => {
  it('is made once, and says which one when asked again', async () => {
    const id = await inquiry(uniqueEmail())
    const body = { kind: 'inquiry', id, title: ' Engine ', description: 'Cogs' }
    const answers = await Promise.all(Array.from({ length: 3 }, () => post('make-project', owner, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const first = answers.find(({ status }) => status === 201)?.body.project as { id: string }
    expect(first).toMatchObject({ title: 'Engine', linked: false })
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      projectId: first.id,
      errors: [{ code: 'conflict' }],
    })
  })

  it('begins with the status that was chosen, as active otherwise', async () => {
    const client = await signedIn('user')
    const body = { kind: 'inquiry', title: 'Engine' }
    await post('make-project', owner, { ...body, id: await inquiry(client.email), status: 'on_hold' })
    await post('make-project', owner, { ...body, id: await inquiry(client.email) })
    expect((await projectsOf(client)).map(({ status }) => status).sort()).toEqual(['active', 'on_hold'])
  })

  it('is shown to the account of the address at once, typed in any case', async () => {
    const client = await signedIn('user')
    const { body } = await makeFrom(client.email.toUpperCase())
    expect(body.project).toMatchObject({ linked: true })
    const [project] = await projectsOf(client)
    expect(project).toMatchObject({ title: 'Engine', budget: '$9,999' })
    for (const inner of ['clientEmail', 'inquiry', 'registration']) expect(project).not.toHaveProperty(inner)
  })

  it('waits for an account to be confirmed', async () => {
    const email = uniqueEmail()
    expect((await makeFrom(email)).body.project).toMatchObject({ linked: false })
    await post('sign-up', {}, { email, password, fullName: 'Ada Lovelace' })
    const rows = () =>
      runSql<{ client_id: string | null }>`SELECT client_id FROM projects WHERE client_email = ${email}`
    expect(await rows()).toEqual([{ client_id: null }])
    expect(await projectsOf(await signUp(email))).toHaveLength(1)
  })

  it('is not given to an account whose owner has not proved the address', async () => {
    const email = uniqueEmail()
    const { body } = await post('add-colleague', owner, { email, fullName: 'Ada', role: 'user' })
    expect(body.colleague).toBeTruthy()
    expect((await makeFrom(email)).body.project).toMatchObject({ linked: false })
    await post('reset-password', {}, { token: await mailedToken(email, 'choose-password'), password })
    const visitor = { cookie: cookieOf(await signIn({ email, password })) }
    expect(await projectsOf(visitor)).toHaveLength(1)
  })

  it('follows an account to a confirmed new address', async () => {
    const client = await signedIn('user')
    const email = uniqueEmail()
    await makeFrom(email)
    await post('change-email', client, { email, currentPassword: client.password })
    expect(await projectsOf(client)).toEqual([])
    await post('confirm-email', {}, { token: await mailedToken(email, 'confirm-email') })
    const { headers } = await post('users/login', {}, { email, password: client.password })
    expect(await projectsOf({ cookie: cookieOf({ headers }) })).toHaveLength(1)
  })

  it('is not lost between an account that is made and a project that is made at once', async () => {
    for (let round = 0; round < 4; round++) {
      const email = uniqueEmail()
      await post('sign-up', {}, { email, password, fullName: 'Ada Lovelace' })
      const token = await mailedToken(email, 'confirm-sign-up')
      await Promise.all([post('confirm-email', {}, { token }), makeFrom(email)])
      const rows = await runSql<{
        linked: boolean
      }>`SELECT client_id IS NOT NULL AS linked FROM projects WHERE client_email = ${email}`
      expect(rows).toEqual([{ linked: true }])
    }
  })

  it('can be made by admins, who read neither its address nor its client’s', async () => {
    const admin = await signedIn('admin')
    const client = await account('user')
    const { status, body } = await makeFrom(client.email, admin)
    expect(status).toBe(201)
    const { id } = body.project as { id: string }
    const { body: seen } = await call('GET', `/api/projects/${id}?depth=1`, { visitor: admin })
    expect(seen).not.toHaveProperty('clientEmail')
    expect(seen.client).toMatchObject({ id: client.user.id })
    expect(seen.client).not.toHaveProperty('email')
    const { body: found } = await call<{ docs?: unknown[] }>(
      'GET',
      '/api/projects?where[clientEmail][like]=example',
      {
        visitor: admin,
      },
    )
    expect(found.docs ?? []).toEqual([])
    const change = { visitor: admin, body: { clientEmail: 'x@example.com', inquiry: null } }
    await call('PATCH', `/api/projects/${id}`, change)
    const rows = await runSql`SELECT client_email, inquiry_id FROM projects WHERE id = ${id}`
    expect(rows).toMatchObject([{ client_email: client.email, inquiry_id: expect.any(String) }])
  })

  it.each([
    ['title', ''],
    ['title', 7],
    ['title', 'x'.repeat(161)],
    ['description', ['x']],
    ['budget', 'x'.repeat(61)],
    ['status', 'done'],
  ])('is refused with %s %j', async (field, value) => {
    const body = { kind: 'inquiry', id: await inquiry(uniqueEmail()), title: 'Engine', [field]: value }
    const { status, body: answer } = await post('make-project', owner, body)
    expect([status, answer.errors?.[0]?.field]).toEqual([400, field])
  })
})
