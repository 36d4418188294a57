import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { articleNewsletter } from '../../../src/features/newsletter/issue/queries'
import { startIssue } from '../../../src/features/newsletter/issue/start'
import { runPlan } from '../../../src/features/publication/schedule/jobs'
import type { Blog } from '../../../src/payload-types'
import { article } from '../../support/content'
import {
  askToSend,
  confirmedSubscribers,
  forgetSubscribers,
  storedIssue,
  takeJobs,
} from '../../support/newsletter'
import { call, runSql, signedIn, site } from '../../support/site'

const admin = await signedIn('admin')
beforeEach(async () => {
  await forgetSubscribers()
  await runSql`DELETE FROM jobs.job`
})

const date = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
const send = (id: string, time: string) => askToSend(admin, id, { when: 'later', date, time })

async function plan(id: string, action = 'publish'): Promise<string> {
  const { status, body } = await call<{ planned: { id: string; action: string }[] }>(
    'POST',
    '/api/publication-schedule',
    { body: { kind: 'blogs', id, action, date, time: '09:00' }, visitor: admin },
  )
  expect(status).toBe(201)
  return body.planned.find((planned) => planned.action === action)?.id ?? ''
}

/** Lets the planned minute be the present one; the moment of the publication. */
async function bringMinute(planId: string): Promise<string> {
  const [row] = await runSql<{
    at: string | Date
  }>`UPDATE publication_schedule SET run_at = date_trunc('second', now()) WHERE id = ${planId}::uuid RETURNING run_at AS at`
  return new Date(row?.at ?? '').toISOString()
}

const shown = async (id: string) => (await call<Blog>('GET', `/api/blogs/${id}`)).body

describe('the newsletter of an article that is planned', () => {
  it('is taken on for its minute or later, and not before, at once or without a plan', async () => {
    await confirmedSubscribers(1)
    const { id } = await article({ title: 'Planned' })
    expect((await send(id, '09:00')).status).toBe(409)
    await plan(id)
    const req = await createLocalReq({ user: { ...admin.user, collection: 'users' } }, await site())
    const found = await articleNewsletter(req, id)
    expect([found?.isPublic, found?.publishesAt?.slice(0, 10)]).toEqual([false, date])
    for (const asked of [await send(id, '08:59'), await askToSend(admin, id)]) {
      const { status, body } = asked as { status: number; body: { errors?: { field?: string }[] } }
      expect([status, body.errors?.[0]?.field]).toEqual([409, 'article'])
    }
    expect((await send(id, '09:00')).status).toBe(201)
  })

  it.each(['the newsletter first', 'the article first', 'both at once'])(
    'goes out after the article, in any order of the jobs: %s',
    async (order) => {
      const payload = await site()
      const emails = await confirmedSubscribers(2)
      const { id } = await article({ title: `Minute ${order}` })
      const planId = await plan(id)
      const { body } = await send(id, '09:00')
      const at = await bringMinute(planId)
      const publish = () => runPlan(payload, { planId })
      const start = () => startIssue(payload, { issueId: body.issue.id })
      if (order === 'the newsletter first') await start().then(publish)
      else if (order === 'the article first') await publish().then(start)
      else await Promise.all([publish(), start(), publish(), start()])
      expect(await shown(id)).toMatchObject({ status: 'published', publishedAt: at })
      expect(await storedIssue(body.issue.id)).toMatchObject({ status: 'sending', waiting: emails.length })
      expect((await takeJobs('newsletter-mail')).length).toBe(1)
    },
  )

  it('is not sent when the plan was called off or could not be done, and says so', async () => {
    const payload = await site()
    await confirmedSubscribers(1)
    const [off, gap] = [await article({ title: 'Called off' }), await article({ title: 'With a gap' })]
    const plans = [await plan(off.id), await plan(gap.id)]
    const issues = [(await send(off.id, '09:00')).body.issue.id, (await send(gap.id, '09:00')).body.issue.id]
    await call('DELETE', '/api/publication-schedule', {
      body: { kind: 'blogs', id: off.id, action: 'publish' },
      visitor: admin,
    })
    await call('PATCH', `/api/blogs/${gap.id}?draft=true`, { body: { title: '' }, visitor: admin })
    for (const planId of plans) await bringMinute(planId).catch(() => undefined)
    for (const issueId of issues) await startIssue(payload, { issueId })
    for (const issueId of issues)
      expect(await storedIssue(issueId)).toMatchObject({
        status: 'not_sent',
        problem: 'The article was not public when it should have been sent.',
      })
    const [row] = await runSql<{
      problem: string
    }>`SELECT problem FROM publication_schedule WHERE document_id = ${gap.id}::uuid`
    expect(row?.problem).toContain('Title')
  })

  it('of an article that is taken off in the same minute is not sent', async () => {
    const payload = await site()
    await confirmedSubscribers(1)
    const { id } = await article({ title: 'Taken off', status: 'published' })
    const { body } = await send(id, '09:00')
    await bringMinute(await plan(id, 'unpublish'))
    await startIssue(payload, { issueId: body.issue.id })
    expect(await storedIssue(body.issue.id)).toMatchObject({ status: 'not_sent' })
  })
})
