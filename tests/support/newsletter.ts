import { randomBytes } from 'node:crypto'
import { newUnsubscribeToken } from '../../src/features/newsletter/links'
import { query, sql } from '../../src/lib/db/query'
import type { Jobs } from '../../src/lib/jobs/queues'
import type { Blog, NewsletterIssue } from '../../src/payload-types'
import { article } from './content'
import { call, site, type Visitor } from './site'

/** Confirmed subscribers, by address; `mark` begins each. */
export async function confirmedSubscribers(count: number, mark = 's-'): Promise<string[]> {
  const payload = await site()
  const some = randomBytes(4).toString('hex')
  const emails = Array.from({ length: count }, (_, number) => `${mark}${some}-${number}@example.com`)
  for (const email of emails)
    await payload.create({
      collection: 'subscribers',
      data: { email, status: 'confirmed', ...newUnsubscribeToken() },
      overrideAccess: true,
    })
  return emails
}

/** No one has a subscription any more: each test knows who gets its mails. */
export const forgetSubscribers = async (): Promise<unknown> =>
  query(await site(), sql`DELETE FROM subscribers`)

export const publishedArticle = (html?: string): Promise<Blog> =>
  article({
    title: `Letter ${randomBytes(4).toString('hex')}`,
    status: 'published',
    ...(html ? { html } : {}),
  })

/** Asks for an issue over HTTP. */
export async function askToSend(visitor: Visitor, articleId: string, more: object = {}) {
  return call<{ issue: { id: string; status: string; sendAt: string } }>('POST', '/api/newsletter-send', {
    visitor,
    body: { article: articleId, subject: 'A subject', when: 'now', ...more },
  })
}

/** Takes the jobs of a queue out of the outbox. */
export async function takeJobs<Name extends 'newsletter-start' | 'newsletter-mail' | 'newsletter-test-mail'>(
  name: Name,
): Promise<Jobs[Name][]> {
  const rows = await query<{ data: Jobs[Name] }>(
    await site(),
    sql`DELETE FROM jobs.job WHERE name = ${name} RETURNING data`,
  )
  return rows.map(({ data }) => data)
}

/** An issue as editors read it, with its counts. */
export async function storedIssue(id: string): Promise<NewsletterIssue> {
  return (await site()).findByID({ collection: 'newsletter-issues', id, depth: 0, overrideAccess: true })
}
