import { and, count, desc, eq, inArray, isNotNull, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { newsletterIssue } from '@/emails/newsletter/newsletter-issue'
import { plannedPublication } from '@/features/publication/schedule/queries'
import { isAdmin } from '@/features/role/queries'
import { countIf } from '@/lib/db/expressions'
import { asCaller } from '@/lib/db/local-api'
import { newsletter_deliveries } from '@/lib/db/own-tables'
import { referenceId } from '@/lib/db/reference-id'
import { transactionOf } from '@/lib/db/transaction'
import { subscribers } from '@/payload-generated-schema'
import { articleToSend, filledWords, letterHead, letterOf, sampleUnsubscribeUrl } from './letter'
import type { LetterInput } from './schema'

const { issueId, state, leftAt, problem } = newsletter_deliveries
const number = count()

export async function issueCounts(req: PayloadRequest, id: string) {
  const db = await transactionOf(req)
  const [counts] = await db
    .select({
      recipients: number,
      sent: countIf(eq(state, 'sent')),
      failed: countIf(eq(state, 'failed')),
      /** Unsubscribed or deleted before the mail was sent. */
      unsubscribedBefore: countIf(eq(state, 'unsubscribed')),
      unsubscribedSince: countIf(isNotNull(leftAt)),
      waiting: countIf(eq(state, 'waiting')),
      stopped: countIf(eq(state, 'stopped')),
    })
    .from(newsletter_deliveries)
    .where(eq(issueId, id))
  if (!counts) throw new Error('PostgreSQL counted nothing')
  return counts
}

export const isRecipient = and(
  eq(subscribers.status, 'confirmed'),
  isNotNull(subscribers.unsubscribeTokenSealed),
)

export async function recipientCount(req: PayloadRequest): Promise<number> {
  const db = await transactionOf(req)
  return db.$count(subscribers, isRecipient)
}

async function failureReasons(req: PayloadRequest, id: string) {
  const db = await transactionOf(req)
  return db
    .select({ problem: sql<string>`${problem}`, count: number })
    .from(newsletter_deliveries)
    .where(and(eq(issueId, id), isNotNull(problem), inArray(state, ['failed', 'waiting'])))
    .groupBy(problem)
    .orderBy(desc(number), problem)
    .limit(3)
}

export async function previewIssue({ payload }: PayloadRequest, { article, subject, intro }: LetterInput) {
  const found = await articleToSend(payload, article)
  if (!found) return undefined
  const { brand, address } = await letterHead(payload)
  const { from: _, ...shown } = newsletterIssue(brand, {
    ...(await filledWords(payload, { subject, intro: intro ?? null })),
    article: await letterOf(payload, found.article),
    address,
    unsubscribeUrl: sampleUnsubscribeUrl(brand.siteUrl),
  })
  return shown
}

export type ShownIssue = Awaited<ReturnType<typeof issuesOf>>[number]

const newest = { collection: 'newsletter-issues', sort: '-createdAt' } as const
const shown = { subject: true, status: true, sendAt: true, startedAt: true, finishedAt: true } as const

async function issuesOf(req: PayloadRequest, article: string) {
  const { docs } = await req.payload.find({
    ...newest,
    where: { article: { equals: article } },
    limit: 10,
    select: { ...shown, intro: true, problem: true },
    ...asCaller(req),
  })
  return Promise.all(
    docs.map(async (issue) => ({
      ...issue,
      counts: await issueCounts(req, issue.id),
      reasons: await failureReasons(req, issue.id),
    })),
  )
}

export type ArticleNewsletter = NonNullable<Awaited<ReturnType<typeof articleNewsletter>>>

export async function articleNewsletter(req: PayloadRequest, id: string) {
  if (!(await isAdmin(req))) return undefined
  const found = await articleToSend(req.payload, id)
  if (!found) return undefined
  const [publishesAt, recipients, issues, { address }] = await Promise.all([
    plannedPublication(req.payload, 'blogs', id),
    recipientCount(req),
    issuesOf(req, id),
    letterHead(req.payload),
  ])
  const { title } = found.article
  const [last] = issues
  const preview = await previewIssue(req, {
    article: id,
    subject: last?.subject ?? title,
    intro: last?.intro ?? undefined,
  })
  return (
    preview && {
      title,
      isPublic: found.isPublic,
      publishesAt,
      recipients,
      hasAddress: address.length > 0,
      issues,
      preview,
    }
  )
}

const LISTED = 20

/** The last newsletters of all articles. The caller's rights are those of the collection. */
export async function lastIssues(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    ...newest,
    limit: LISTED,
    select: { ...shown, article: true },
    ...asCaller(req),
  })
  return Promise.all(
    docs.map(async (issue) => ({
      ...issue,
      article: referenceId(issue.article),
      counts: await issueCounts(req, issue.id),
    })),
  )
}
