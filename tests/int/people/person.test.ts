import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../src/lib/db/query'
import { bookingBody, first, freeDays } from '../../support/booking'
import { registered } from '../../support/client-registration'
import { keptMails } from '../../support/kept-mails'
import { mailedToken } from '../../support/outbox'
import { call, runSql, signedIn, site, type Visitor } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

const owner = await signedIn('super_admin')

const post = async (path: string, visitor: Visitor, body: unknown) => {
  const answer = await call('POST', `/api/${path}`, { visitor, body })
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}
const exported = (email: string, visitor = owner, more = '') =>
  call<Record<string, unknown[]> & string>(
    'GET',
    `/api/people/export?email=${encodeURIComponent(email)}${more}`,
    {
      visitor,
    },
  )
const erase = (email: string, confirm = email, visitor = owner) =>
  call<Record<string, unknown> & { errors: { code: string; field?: string }[] }>(
    'POST',
    '/api/people/erase',
    {
      visitor,
      body: { email, confirm },
    },
  )

/** Each table and column with text in which `part` is found, but the audit log's. */
async function placesWith(part: string): Promise<string[]> {
  const tables = await runSql<{
    name: string
  }>`SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
        WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'jobs') AND table_name <> 'security_audit_log' ORDER BY 1`
  const found: string[] = []
  for (const { name } of tables) {
    const rows =
      await runSql`SELECT 1 FROM ${sql.raw(name)} AS row WHERE lower(row::text) LIKE ${`%${part.toLowerCase()}%`} LIMIT 1`
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** A person with something in every table that may hold one. */
async function knownPerson(email: string) {
  const days = await freeDays(2)
  const [day, slot] = [first(days), first(first(days).slots)]
  const asTyped = email.replace(/^./, (letter) => letter.toUpperCase())
  const booked = await post('create-booking', {}, { ...bookingBody(day.date, slot), email: asTyped })
  await post(
    'contact',
    {},
    {
      name: 'Ada Lovelace',
      email: asTyped,
      message: 'We type four hundred invoices a month.',
      serviceInterest: 'consulting',
      company: 'Engines',
    },
  )
  const [inquiry] = await runSql<{ id: string }>`SELECT id FROM inquiries WHERE lower(email) = ${email}`
  await post('add-note', owner, { kind: 'inquiry', id: inquiry?.id, text: `Rang ${email} today.` })
  const person = { kind: 'person', id: asTyped }
  await post('add-note', owner, { ...person, text: `Likes mails to ${email}.` })
  await post('next-step', owner, {
    ...person,
    text: `Write to ${email}`,
    dueOn: '2030-10-28',
    assignee: null,
  })
  await post('newsletter', {}, { email })
  // As the link in the mail does.
  await (await site()).create({
    collection: 'subscribers',
    data: { email, status: 'confirmed' },
    overrideAccess: true,
  })
  await registered(owner, email, { phone: '+49 30 1234567', currentChallenges: 'Too many lists.' })
  const password = 'Plain-sailing-7'
  await post('sign-up', {}, { email, password, fullName: 'Ada Lovelace' })
  await post('confirm-email', {}, { token: await mailedToken(email, 'confirm-sign-up') })
  await post('users/login', {}, { email, password })
  await call('POST', '/api/users/login', { body: { email, password: 'Wrong-password-1' } })
  await post('make-project', owner, { kind: 'inquiry', id: inquiry?.id, title: 'Engine' })
  const folder = join(process.env.DATA_DIR ?? '', 'mail')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '20260101T000000000Z-test.eml'), `To: ${asTyped}\r\n\r\nHello.`)
  return { bookingId: String((booked.booking as { id?: string } | undefined)?.id ?? booked.id) }
}

describe('the data about a person', () => {
  it.each(['', 'x', 'a@b', "' OR 1=1 --", '<script>@example.com'])(
    'needs an address, and not %j',
    async (email) => {
      for (const answer of [await exported(email), await erase(email)])
        expect([answer.status, answer.body.errors?.[0]]).toMatchObject([
          400,
          { code: 'invalid', field: 'email' },
        ])
    },
  )

  it('is exported whole, without secrets, as JSON and to read', async () => {
    const email = uniqueEmail()
    await knownPerson(email)
    const { status, body } = await exported(email.toUpperCase())
    expect(status).toBe(200)
    const filled = Object.entries(body).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []))
    expect(filled).toEqual(
      expect.arrayContaining([
        ...['account', 'bookings', 'inquiries', 'client-registrations', 'invitations', 'subscribers'],
        ...['projects', 'notes', 'nextSteps', 'sessions', 'securityEvents'],
      ]),
    )
    expect(JSON.stringify(body)).not.toMatch(/hash|sealed|token/i)
    const page = await exported(email, owner, '&format=html')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-disposition')).toContain('attachment')
    expect(page.body).toContain('Too many lists.')
    const [entry] =
      await runSql`SELECT new_values FROM security_audit_log WHERE table_name = 'exports' AND record_id = 'person' ORDER BY sequence DESC LIMIT 1`
    expect(entry).toEqual({ new_values: { format: 'html' } })
  })

  it('is erased from every table, job and file, and nothing of others is', async () => {
    const [email, neighbour] = [uniqueEmail(), uniqueEmail()]
    const days = await freeDays(2)
    const other = first(days, 1)
    await post('create-booking', {}, { ...bookingBody(other.date, first(other.slots)), email: neighbour })
    await knownPerson(email)
    const before = await placesWith(email)
    expect(before).toEqual(
      expect.arrayContaining(['public.bookings', 'public.inquiries', 'public.invitations', 'public.users']),
    )
    expect((await erase(email, 'someone@example.com')).body.errors[0]).toMatchObject({ field: 'confirm' })
    expect(await placesWith(email)).toEqual(before)

    const { status, body } = await erase(email.toUpperCase())
    expect([status, body.cancelledCalls]).toEqual([200, 1])
    expect(body.erased).toMatchObject({
      bookings: 1,
      inquiries: 1,
      account: 1,
      subscribers: 1,
      notes: 2,
      nextSteps: 1,
    })
    expect(await placesWith(email)).toEqual([])
    await expect.poll(async () => JSON.stringify(await keptMails()).includes(email)).toBe(false)
    expect((await exported(neighbour)).body.bookings).toHaveLength(1)
    expect((await erase(email)).status).toBe(404)
    const [entry] =
      await runSql`SELECT old_values FROM security_audit_log WHERE table_name = 'people' ORDER BY sequence DESC LIMIT 1`
    expect(entry).toMatchObject({ old_values: { bookings: 1 } })
  })

  it('of the team stays', async () => {
    const colleague = await signedIn('admin')
    const { status, body } = await erase(colleague.email)
    expect([status, body.errors[0]]).toMatchObject([409, { code: 'conflict', field: 'email' }])
  })
})
