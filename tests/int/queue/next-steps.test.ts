import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendDueSteps } from '../../../src/features/next-step/mail-jobs'
import { countDue, listDue } from '../../../src/features/next-step/queries'
import type { Subject, SubjectKind } from '../../../src/features/queue/rules'
import { addCalendarDays } from '../../../src/lib/time/calendar-date'
import { bookingBody, first, freeDays } from '../../support/booking'
import { keptMails } from '../../support/kept-mails'
import { call, post, reqOf, runSql, type Signed, signedIn, site, type Visitor } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

let user: Signed
let subjects: Record<SubjectKind, Subject>
let email: string

async function inquiry(address = uniqueEmail()): Promise<Subject> {
  const { id } = await (await site()).create({
    collection: 'inquiries',
    data: {
      name: 'Ada Lovelace',
      email: address,
      message: 'Too many lists.',
      status: 'new',
      serviceInterest: 'consulting',
    },
    overrideAccess: true,
  })
  return { kind: 'inquiry', id }
}

async function registration(): Promise<Subject> {
  const { id } = await (await site()).create({
    collection: 'client-registrations',
    data: {
      fullName: 'Grace Hopper',
      companyName: 'Cobol',
      businessSize: '1-10',
      industry: 'Other',
      budgetRange: '$100,000+',
      timeline: 'Later',
      status: 'new',
    },
    overrideAccess: true,
  })
  return { kind: 'registration', id }
}

const owner = await signedIn('super_admin')
const admin = await signedIn('admin')
beforeAll(async () => {
  user = await signedIn('user')
  email = uniqueEmail()
  const day = first(await freeDays(1))
  const booked = await post('create-booking', {}, { ...bookingBody(day.date, first(day.slots)), email })
  subjects = {
    inquiry: await inquiry(email),
    registration: await registration(),
    booking: { kind: 'booking', id: String((booked.body.booking as { id: string }).id) },
    person: { kind: 'person', id: email },
  }
})

const kinds = ['inquiry', 'registration', 'booking', 'person'] as const
const plan = (subject: Subject, more: object = {}) => ({
  ...subject,
  text: 'Send the offer',
  dueOn: '2030-10-28',
  assignee: null,
  ...more,
})
const setStep = async (by: Visitor, subject: Subject, more: object = {}) => {
  const { status, body } = await post('next-step', by, plan(subject, more))
  return {
    status,
    code: body.errors?.[0]?.code,
    field: body.errors?.[0]?.field,
    step: body.step as { id: string },
  }
}
const openRows = async () => runSql<{ text: string }>`SELECT text FROM next_steps WHERE done_at IS NULL`

describe('a next step', () => {
  it.each(['booking', 'person'] as const)('of a %s is for super admins', async (kind) => {
    expect(await setStep(admin, subjects[kind])).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await post('add-note', admin, { ...subjects[kind], text: 'x' })).status).toBe(403)
    expect(await openRows()).toEqual([])
  })

  it('of a registration is for those who have it, and not to be given away by them', async () => {
    const subject = await registration()
    expect((await setStep(admin, subject)).status).toBe(404)
    await post('update-work', owner, { ...subject, assignee: admin.user.id })
    expect((await setStep(admin, subject, { assignee: owner.user.id })).status).toBe(403)
    const { status, step } = await setStep(admin, subject, { assignee: admin.user.id })
    expect(status).toBe(200)
    await post('finish-step', admin, { id: step.id })
  })

  it.each([
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(301) }, 'text'],
    [{ dueOn: '2030-02-30' }, 'dueOn'],
    [{ dueOn: 'tomorrow' }, 'dueOn'],
    [{ assignee: 'nobody' }, 'assignee'],
    [{ id: 'x' }, 'id'],
    [{ kind: 'project' }, 'kind'],
    [{ kind: 'person' }, 'id'],
  ])('is refused with %j', async (more, field) => {
    expect(await setStep(owner, subjects.inquiry, more)).toMatchObject({ status: 400, field })
  })

  it('is about something that exists, and for the team', async () => {
    expect(await setStep(owner, { kind: 'inquiry', id: randomUUID() })).toMatchObject({ status: 404 })
    expect(await setStep(owner, { kind: 'booking', id: randomUUID() })).toMatchObject({ status: 404 })
    expect(await setStep(owner, { kind: 'person', id: uniqueEmail() })).toMatchObject({ status: 404 })
    expect(await setStep(owner, subjects.inquiry, { assignee: user.user.id })).toMatchObject({
      status: 400,
      field: 'assignee',
    })
    expect((await post('finish-step', owner, { id: randomUUID() })).status).toBe(404)
  })

  it.each(kinds)('of a %s is one, is replaced, done and opened again', async (kind) => {
    const subject = subjects[kind]
    // Those of calls are for people who take calls.
    const { user: assignee } = kind === 'booking' ? owner : admin
    const { step } = await setStep(owner, subject, { assignee: assignee.id })
    const again = await setStep(owner, subject, { text: 'Ring them', dueOn: '2030-11-01' })
    expect(again.step).toMatchObject({ id: step.id, about: subject, text: 'Ring them', dueOn: '2030-11-01' })
    expect(await openRows()).toEqual([{ text: 'Ring them' }])

    expect((await post('finish-step', owner, { id: step.id })).status).toBe(200)
    expect(await openRows()).toEqual([])
    expect((await post('finish-step', owner, { id: step.id, done: false })).status).toBe(200)
    expect(await openRows()).toEqual([{ text: 'Ring them' }])
    await post('finish-step', owner, { id: step.id })
    const newer = await setStep(owner, subject)
    expect((await post('finish-step', owner, { id: step.id, done: false })).status).toBe(409)
    await post('finish-step', owner, { id: newer.step.id })

    const [entry] = await runSql<{
      new_values: object
    }>`SELECT new_values FROM security_audit_log WHERE table_name = 'next_steps' AND record_id = ${step.id}
          AND action = 'INSERT'`
    expect(JSON.stringify(entry?.new_values)).not.toContain('offer')
  })

  it('is set once by two at the same time', async () => {
    const subject = await inquiry()
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((text) => setStep(owner, subject, { text })),
    )
    expect(new Set(answers.map(({ status, step }) => `${status} ${step?.id}`)).size).toBe(1)
    await post('finish-step', owner, { id: String(answers[0]?.step.id) })
  })

  it('takes its notes from all that a person has, and shows admins only what is theirs', async () => {
    for (const kind of kinds) await post('add-note', owner, { ...subjects[kind], text: `About the ${kind}` })
    const { workItem } = await import('../../../src/features/queue/work-item')
    const seen = async (by: Signed) =>
      (await workItem(await reqOf(by), 'inquiry', subjects.inquiry.id))?.notes.map(({ text }) => text)
    expect(await seen(owner)).toEqual(['About the inquiry', 'About the booking', 'About the person'])
    expect(await seen(admin)).toEqual(['About the inquiry'])
    expect((await workItem(await reqOf(admin), 'inquiry', subjects.inquiry.id))?.related).toMatchObject([
      { kind: 'booking', status: 'pending' },
    ])
  })
})

describe('what is due', () => {
  const zoned = async (timezone: 'Europe/Berlin' | 'America/Los_Angeles') =>
    (await site()).updateGlobal({ slug: 'calendar-settings', data: { timezone }, overrideAccess: true })

  it('is grouped by the day of the business, until Sunday', async () => {
    // Tuesday evening in Los Angeles; in Berlin it is Wednesday.
    const now = new Date('2030-10-23T02:00:00Z')
    const made: string[] = []
    for (const day of [21, 22, 23, 27, 28]) {
      const { step } = await setStep(owner, await inquiry(), {
        text: `On the ${day}`,
        dueOn: `2030-10-${day}`,
        assignee: owner.user.id,
      })
      made.push(step.id)
    }
    const due = async (zone: Parameters<typeof zoned>[0], more: object = {}) => {
      await zoned(zone)
      const asked = [await reqOf(owner), { now, ...more }] as const
      const steps = await listDue(...asked)
      return [steps?.map(({ text, group }) => `${text}: ${group}`), await countDue(...asked)]
    }
    expect(await due('America/Los_Angeles')).toEqual([
      ['On the 21: overdue', 'On the 22: today', 'On the 23: week', 'On the 27: week'],
      { overdue: 1, today: 1, week: 2 },
    ])
    expect((await due('Europe/Berlin'))[1]).toEqual({ overdue: 2, today: 1, week: 1 })
    expect(await due('Europe/Berlin', { assignee: 'unassigned' })).toEqual([
      [],
      { overdue: 0, today: 0, week: 0 },
    ])
    expect(await countDue(await reqOf(user), { now })).toBeUndefined()
    expect(await listDue(await reqOf(user), { now })).toBeUndefined()
    for (const id of made) await post('finish-step', owner, { id })
  })

  it('leaves out spam, and shows admins what they may see or have to do', async () => {
    const now = new Date('2030-10-22T12:00:00Z')
    const spam = await inquiry()
    const steps = [
      await setStep(owner, spam, { dueOn: '2030-10-22' }),
      await setStep(owner, subjects.inquiry, { dueOn: '2030-10-22' }),
      await setStep(owner, subjects.registration, { dueOn: '2030-10-22' }),
      await setStep(owner, subjects.booking, { dueOn: '2030-10-22' }),
      await setStep(owner, subjects.person, { dueOn: '2030-10-22', assignee: admin.user.id }),
    ]
    await post('update-work', owner, { ...spam, status: 'spam' })
    const about = async (by: Signed) =>
      (await listDue(await reqOf(by), { now }))?.map((step) => step.about.kind)
    expect(await about(owner)).toEqual(['inquiry', 'registration', 'booking', 'person'])
    expect(await about(admin)).toEqual(['inquiry', 'person'])
    const [, , ofRegistration, , ofPerson] = steps
    expect((await post('finish-step', admin, { id: ofRegistration?.step.id })).status).toBe(404)
    expect((await post('finish-step', admin, { id: ofPerson?.step.id })).status).toBe(200)
    for (const { step } of steps) await post('finish-step', owner, { id: step.id })
  })

  it('is mailed to each assignee once a morning, also after a crash, until they turn it off', async () => {
    const payload = await site()
    const today = '2030-10-22'
    const text = `Call ${randomUUID()}`
    await setStep(owner, subjects.person, {
      text,
      dueOn: addCalendarDays(today, -1),
      assignee: admin.user.id,
    })
    await setStep(owner, subjects.booking, {
      text,
      dueOn: addCalendarDays(today, 2),
      assignee: owner.user.id,
    })
    const mails = async (of: Signed) =>
      (await keptMails()).filter(({ to, text: words }) => to === of.email && words.includes(text))
    const job = { date: today, timezone: 'Europe/Berlin' }
    for (let run = 0; run < 3; run++) await sendDueSteps(payload, job)
    const [mail, ...more] = await mails(admin)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('1 next step is due')
    expect(mail?.text).toContain('/admin/queue?view=due&assignee=me')
    expect(mail?.text).toContain('/dashboard#due-mails')
    // Later this week is no reason for a mail.
    expect(await mails(owner)).toEqual([])
    await sendDueSteps(payload, { ...job, timezone: 'America/Los_Angeles' })
    await sendDueSteps(payload, { ...job, date: '2030-10-23' })
    expect(await mails(admin)).toHaveLength(2)

    const off = await call('PATCH', '/api/profile', { visitor: admin, body: { dueMails: false } })
    expect(off.status).toBe(200)
    await sendDueSteps(payload, { ...job, date: '2030-10-24' })
    expect(await mails(admin)).toHaveLength(2)
    await call('PATCH', '/api/profile', { visitor: admin, body: { dueMails: true } })
    await sendDueSteps(payload, { ...job, date: '2030-10-25' })
    expect(await mails(admin)).toHaveLength(3)
  })
})
