import { createLocalReq } from 'payload'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendLot, sendTestMail } from '../../../src/features/newsletter/issue/mail-jobs'
import { articleNewsletter } from '../../../src/features/newsletter/issue/queries'
import { startIssue } from '../../../src/features/newsletter/issue/start'
import { article } from '../../support/content'
import {
  askToSend,
  confirmedSubscribers,
  forgetSubscribers,
  publishedArticle,
  storedIssue,
  takeJobs,
} from '../../support/newsletter'
import { call, runSql, signedIn, site } from '../../support/site'

// Before the application reads its settings: its mails go to a real mail server that the tests steer.
const inbox = await vi.hoisted(async () => {
  const { steeredInbox } = await import('../../support/steered-inbox')
  const made = await steeredInbox()
  process.env.SMTP_URL = made.url
  return made
})

const admin = await signedIn('admin')
beforeEach(async () => {
  inbox.control.isAway = false
  inbox.control.beforeAccepted = undefined
  await forgetSubscribers()
  await runSql`DELETE FROM jobs.job`
})
afterAll(() => inbox.stop())

/** Asks for an issue and begins it. @returns its id and the jobs of its lots */
async function begun(articleId?: string, more: object = {}) {
  const { status, body } = await askToSend(admin, articleId ?? (await publishedArticle()).id, more)
  expect([status, body]).toEqual([201, expect.anything()])
  for (const job of await takeJobs('newsletter-start')) await startIssue(await site(), job)
  return { id: body.issue.id, lots: await takeJobs('newsletter-mail') }
}

const copies = (emails: readonly string[]) => emails.map((email) => inbox.to(email).length)
const once = (emails: readonly string[]) => emails.map(() => 1)

async function unsubscribeBy(email: string): Promise<void> {
  const [mail] = inbox.to(email)
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const { pathname, search } = new URL(/<(.+)>/.exec(header)?.[1] ?? '')
  const answer = await call('POST', pathname + search, {
    body: 'List-Unsubscribe=One-Click',
    visitor: { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  })
  expect(answer.status).toBe(200)
}

const markAs = async (email: string, status: 'pending' | 'unsubscribed') =>
  runSql`UPDATE subscribers SET status = ${status} WHERE email = ${email}`

describe('an issue', () => {
  it('goes once to each confirmed subscriber, in lots of fifty, with a way out of their own', async () => {
    const emails = await confirmedSubscribers(51)
    const [pending = '', gone = ''] = await confirmedSubscribers(2, 'not-')
    await markAs(pending, 'pending')
    await markAs(gone, 'unsubscribed')
    const { id, lots } = await begun(
      (await publishedArticle('<h2>Part</h2><p>Words &amp; <a href="/pricing">prices</a>.</p>')).id,
      { intro: 'Dear readers.' },
    )
    expect(lots.map(({ lot }) => lot).sort()).toEqual([0, 1])
    expect(await storedIssue(id)).toMatchObject({ status: 'sending', recipients: 51, sent: 0, waiting: 51 })
    for (const job of lots) await sendLot(await site(), job)

    expect(copies(emails)).toEqual(once(emails))
    expect(copies([pending, gone])).toEqual([0, 0])
    expect(await storedIssue(id)).toMatchObject({ status: 'sent', sent: 51, failed: 0, waiting: 0 })
    const mails = emails.flatMap((email) => inbox.to(email))
    const [mail] = mails
    expect(mail?.subject).toBe('A subject')
    expect(mail?.text).toContain('Dear readers.')
    expect(mail?.text).toContain('Words & prices (http://localhost:3000/pricing).')
    expect(mail?.html).not.toMatch(/<img|<script/)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(51)
    const header = (wanted: string) =>
      mails.map(({ headers }) => headers.find(({ key }) => key === wanted)?.value)
    expect(new Set(header('list-unsubscribe')).size).toBe(51)
    expect(new Set(header('list-unsubscribe-post'))).toEqual(new Set(['List-Unsubscribe=One-Click']))
    const links = mails.map(({ text }) => /\/newsletter\/unsubscribe\?token=([\w-]+)/.exec(text ?? '')?.[1])
    expect(new Set(links).size).toBe(51)
    expect(header('list-unsubscribe').every((value, at) => value?.includes(links[at] ?? '-'))).toBe(true)
  })

  it('is the article as it was at the beginning', async () => {
    const [email = ''] = await confirmedSubscribers(1)
    const { id: articleId, title } = await publishedArticle()
    const { lots } = await begun(articleId)
    await (await site()).update({
      collection: 'blogs',
      id: articleId,
      data: { title: 'Another title', status: 'archived' },
      overrideAccess: true,
    })
    for (const job of lots) await sendLot(await site(), job)
    expect(inbox.to(email)[0]?.text).toContain(title)
  })

  it('leaves out who unsubscribes, or is deleted, before their turn', async () => {
    const [stays = '', leaves = '', deleted = ''] = await confirmedSubscribers(3)
    const { id, lots } = await begun()
    await markAs(leaves, 'unsubscribed')
    await runSql`DELETE FROM subscribers WHERE email = ${deleted}`
    for (const job of lots) await sendLot(await site(), job)
    expect(copies([stays, leaves, deleted])).toEqual([1, 0, 0])
    expect(await storedIssue(id)).toMatchObject({
      status: 'sent',
      recipients: 3,
      sent: 1,
      unsubscribedBefore: 2,
    })
  })

  it('counts who unsubscribes after it by one click, once, and for this issue alone', async () => {
    const [first = ''] = await confirmedSubscribers(2)
    const before = await begun()
    for (const job of before.lots) await sendLot(await site(), job)
    const issue = await begun()
    for (const job of issue.lots) await sendLot(await site(), job)
    await unsubscribeBy(first)
    await unsubscribeBy(first)
    expect(await storedIssue(issue.id)).toMatchObject({ sent: 2, unsubscribedSince: 1 })
    expect(await storedIssue(before.id)).toMatchObject({ sent: 2, unsubscribedSince: 0 })
  })
})

describe('an article is sent once', () => {
  it('when it is asked for ten times at the same moment, and ever after', async () => {
    await confirmedSubscribers(1)
    const { id } = await publishedArticle()
    const answers = await Promise.all(Array.from({ length: 10 }, () => askToSend(admin, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    const jobs = await takeJobs('newsletter-start')
    expect(jobs).toHaveLength(1)
    for (const job of [...jobs, ...jobs]) await startIssue(await site(), job)
    const lots = await takeJobs('newsletter-mail')
    expect(lots).toHaveLength(1)
    for (const job of [...lots, ...lots]) await sendLot(await site(), job)
    expect((await askToSend(admin, id)).status).toBe(409)
  })

  it('by the database, too', async () => {
    const { id } = await publishedArticle()
    const insert = async () =>
      runSql`INSERT INTO newsletter_issues (subject, status, article_id) VALUES ('x', 'scheduled', ${id}::uuid)`
    await insert()
    await expect(insert()).rejects.toThrow()
  })
})

describe('what goes wrong', () => {
  it('two workers on one lot send each mail once', async () => {
    const emails = await confirmedSubscribers(20)
    const { id, lots } = await begun()
    const [job] = lots
    if (!job) throw new Error('No lot')
    // Who finds the last mail in the other's hands says so, and is tried again.
    await Promise.allSettled([sendLot(await site(), job), sendLot(await site(), job)])
    await sendLot(await site(), job)
    expect(copies(emails)).toEqual(once(emails))
    expect(await storedIssue(id)).toMatchObject({ status: 'sent', sent: 20 })
  })

  it('a death between the delivery and its note repeats that one mail, under the same Message-ID', async () => {
    const emails = await confirmedSubscribers(5)
    const { id, lots } = await begun()
    const [job] = lots
    if (!job) throw new Error('No lot')
    let victim = ''
    inbox.control.beforeAccepted = async (to) => {
      if (victim || copies(emails).filter(Boolean).length < 2) return
      victim = to
      // For the database, the death of the process is the end of the connection that holds the row.
      await runSql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND state = 'idle in transaction' AND pid <> pg_backend_pid()`
    }
    await expect(sendLot(await site(), job)).rejects.toThrow()
    expect(copies([victim])).toEqual([1])
    expect(await storedIssue(id)).toMatchObject({ status: 'sending', sent: 2, waiting: 3 })
    await sendLot(await site(), job)
    expect(copies(emails)).toEqual(emails.map((email) => (email === victim ? 2 : 1)))
    expect(new Set(inbox.to(victim).map(({ messageId }) => messageId)).size).toBe(1)
    expect(await storedIssue(id)).toMatchObject({ status: 'sent', sent: 5, waiting: 0 })
  })

  it('a mailbox that does not exist fails, one that is full for ever fails after eight tries, the others get theirs', async () => {
    const emails = await confirmedSubscribers(3)
    await confirmedSubscribers(1, 'refused-')
    await confirmedSubscribers(1, 'later-')
    const { id, lots } = await begun()
    const [job] = lots
    if (!job) throw new Error('No lot')
    for (let tries = 1; tries < 8; tries++)
      await expect(sendLot(await site(), job)).rejects.toThrow('1 emails')
    expect(await storedIssue(id)).toMatchObject({ status: 'sending', sent: 3, failed: 1, waiting: 1 })
    await sendLot(await site(), job)
    expect(copies(emails)).toEqual(once(emails))
    expect(await storedIssue(id)).toMatchObject({ status: 'sent', sent: 3, failed: 2 })
    const { body } = await call<{ docs: object[] }>('GET', `/api/newsletter-issues?where[id][equals]=${id}`, {
      visitor: admin,
    })
    expect(body.docs[0]).toMatchObject({ failed: 2 })
  })

  it('a mail server that is away costs no mailbox a try', async () => {
    const emails = await confirmedSubscribers(3)
    const { id, lots } = await begun()
    inbox.control.isAway = true
    for (const job of lots) await expect(sendLot(await site(), job)).rejects.toThrow()
    expect(await storedIssue(id)).toMatchObject({ status: 'sending', waiting: 3, failed: 0 })
    inbox.control.isAway = false
    for (const job of lots) await sendLot(await site(), job)
    expect(copies(emails)).toEqual(once(emails))
  })
})

describe('what is not sent', () => {
  it('a draft, an article that is not there, and an issue without subscribers', async () => {
    const draft = await article({ title: 'Only a draft' })
    expect((await askToSend(admin, draft.id)).status).toBe(409)
    expect((await askToSend(admin, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
    const { status, body } = await call('POST', '/api/newsletter-send', {
      visitor: admin,
      body: { article: (await publishedArticle()).id, subject: 'x', when: 'now' },
    })
    expect([status, body.errors?.[0]?.message]).toEqual([409, 'There are no confirmed subscribers yet.'])
  })

  it('an article that is not public at the time', async () => {
    const emails = await confirmedSubscribers(1)
    const { id: articleId } = await publishedArticle()
    const asked = await askToSend(admin, articleId)
    await (await site()).update({
      collection: 'blogs',
      id: articleId,
      data: { status: 'draft' },
      overrideAccess: true,
    })
    for (const job of await takeJobs('newsletter-start')) await startIssue(await site(), job)
    expect(await takeJobs('newsletter-mail')).toEqual([])
    expect(await storedIssue(asked.body.issue.id)).toMatchObject({
      status: 'not_sent',
      problem: 'The article was not public when it should have been sent.',
    })
    expect(copies(emails)).toEqual([0])
  })

  it('an issue that was called off before it began; the article can be sent again', async () => {
    const emails = await confirmedSubscribers(1)
    const { id: articleId } = await publishedArticle()
    const { body } = await askToSend(admin, articleId)
    const stop = () => call('POST', '/api/newsletter-stop', { visitor: admin, body: { id: body.issue.id } })
    expect(await stop()).toMatchObject({ status: 200, body: { status: 'called_off' } })
    expect((await stop()).status).toBe(404)
    for (const job of await takeJobs('newsletter-start')) await startIssue(await site(), job)
    expect(await takeJobs('newsletter-mail')).toEqual([])
    const again = await begun(articleId)
    for (const job of again.lots) await sendLot(await site(), job)
    expect(copies(emails)).toEqual([1])
  })

  it('the rest of an issue that is stopped, until it goes on', async () => {
    const emails = await confirmedSubscribers(4)
    const { id, lots } = await begun()
    const [job] = lots
    if (!job) throw new Error('No lot')
    const act = (what: 'stop' | 'resume') =>
      call('POST', `/api/newsletter-${what}`, { visitor: admin, body: { id } })
    inbox.control.beforeAccepted = async () => {
      inbox.control.beforeAccepted = undefined
      expect((await act('stop')).body).toEqual({ status: 'stopped' })
    }
    await sendLot(await site(), job)
    // The mail that was with the mail server has arrived.
    expect(copies(emails).filter(Boolean)).toHaveLength(1)
    expect(await storedIssue(id)).toMatchObject({ status: 'stopped', sent: 1, stopped: 3, waiting: 0 })
    expect((await act('resume')).status).toBe(200)
    expect((await act('resume')).status).toBe(404)
    for (const rest of await takeJobs('newsletter-mail')) await sendLot(await site(), rest)
    expect(copies(emails)).toEqual(once(emails))
    expect(await storedIssue(id)).toMatchObject({ status: 'sent', sent: 4, stopped: 0 })
  })
})

describe('sending at a time', () => {
  it('is that time of the business zone, and waits as a job', async () => {
    const { id } = await publishedArticle()
    const { timezone } = await (await site()).findGlobal({ slug: 'calendar-settings', overrideAccess: true })
    const day = Temporal.Now.plainDateISO(timezone).add({ days: 30 })
    const input = { when: 'later', date: day.toString(), time: '09:30' }
    const { status, body } = await askToSend(admin, id, input)
    const at = day.toZonedDateTime({ timeZone: timezone, plainTime: '09:30' }).toInstant().toString()
    expect([status, new Date(body.issue.sendAt)]).toEqual([201, new Date(at)])
    const [job] = await runSql<{
      at: string | Date
    }>`SELECT start_after AS at FROM jobs.job WHERE name = 'newsletter-start'`
    expect(new Date(job?.at ?? 0)).toEqual(new Date(at))
  })

  it.each([
    ['a time that is over', { date: '2020-01-01', time: '09:00' }],
    ['a time in years', { date: '2199-01-01', time: '09:00' }],
    ['no day', { date: '2026-02-30', time: '09:00' }],
    ['no time of day', { date: '2199-01-01', time: '25:00' }],
    ['nothing', {}],
  ])('is refused for %s', async (_, input) => {
    const { id } = await publishedArticle()
    expect((await askToSend(admin, id, { when: 'later', ...input })).status).toBe(400)
  })
})

describe('preview and test', () => {
  it('show a draft as a mail, to whom it will never be', async () => {
    const draft = await article({ title: 'Not yet', html: '<p>Soon <strong>more</strong>.</p>' })
    const body = { article: draft.id, subject: 'S & <b>', intro: 'Hello from {brandName}' }
    const shown = await call<{ subject: string; html: string; text: string }>(
      'POST',
      '/api/newsletter-preview',
      { visitor: admin, body },
    )
    expect(shown.status).toBe(200)
    expect(shown.body.subject).toBe('S & <b>')
    expect(shown.body.html).toContain('<title>S &amp; &lt;b&gt;</title>')
    expect(shown.body.text).toContain('Soon more.')
    expect(shown.body.text).toContain('Hello from Quickwin')
  })

  it('go to the own address alone, as a test, and at most twenty times an hour', async () => {
    const { id } = await publishedArticle()
    const editor = await signedIn('admin')
    const ask = () =>
      call('POST', '/api/newsletter-test', { visitor: editor, body: { article: id, subject: 'Try this' } })
    expect(await ask()).toMatchObject({ status: 202, body: { to: editor.email } })
    const jobs = await takeJobs('newsletter-test-mail')
    expect(jobs).toHaveLength(1)
    for (const job of jobs) await sendTestMail(await site(), job)
    const [mail] = inbox.to(editor.email)
    expect(mail?.subject).toBe('[Test] Try this')
    expect(mail?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false)
    for (let count = 1; count < 20; count++) expect((await ask()).status).toBe(202)
    expect((await ask()).status).toBe(429)
  })

  it('refuse a subject that is none', async () => {
    const { id } = await publishedArticle()
    for (const subject of ['', 'x'.repeat(151), 'a\r\nBcc: eve@example.com', 7]) {
      const body = { article: id, subject, when: 'now' }
      for (const path of ['preview', 'test', 'send'])
        expect((await call('POST', `/api/newsletter-${path}`, { visitor: admin, body })).status).toBe(400)
    }
  })
})

it('is in the audit log: who sent it, and how it went on', async () => {
  await confirmedSubscribers(1)
  const { id, lots } = await begun()
  for (const job of lots) await sendLot(await site(), job)
  const entries = await runSql<{
    action: string
    userId: string | null
    status: string | null
  }>`SELECT action::text, user_id AS "userId", new_values->>'status' AS status FROM security_audit_log
        WHERE table_name = 'newsletter_issues' AND record_id = ${id} ORDER BY sequence`
  expect(entries).toEqual([
    { action: 'INSERT', userId: admin.user.id, status: 'scheduled' },
    { action: 'UPDATE', userId: null, status: 'sending' },
    { action: 'UPDATE', userId: null, status: 'sent' },
  ])
})

it('shows the screen of an article to admins alone', async () => {
  const { id } = await article({ title: 'Of the desk' })
  const seenBy = async (cookie?: string) => {
    const headers = new Headers({ origin: 'http://localhost:3000', ...(cookie ? { cookie } : {}) })
    const { user } = await (await site()).auth({ headers })
    return articleNewsletter(await createLocalReq({ ...(user ? { user } : {}) }, await site()), id)
  }
  expect(await seenBy()).toBeUndefined()
  expect(await seenBy((await signedIn('user')).cookie)).toBeUndefined()
  expect(await seenBy(admin.cookie)).toMatchObject({ title: 'Of the desk', isPublic: false, issues: [] })
  expect(await seenBy((await signedIn('super_admin')).cookie)).toMatchObject({ title: 'Of the desk' })
})
