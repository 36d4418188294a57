import type { PayloadRequest } from 'payload'
import type { RenderedMessage } from '@/emails/message'
import { newsletterIssue } from '@/emails/newsletter/newsletter-issue'
import { plannedPublication } from '@/features/publication/schedule/queries'
import { isAdmin } from '@/features/role/queries'
import type { NewsletterIssue } from '@/payload-types'
import { failureReasons, type IssueCounts, issueCounts, recipientCount } from './counts'
import { articleToSend, filledWords, letterHead, letterOf, sampleUnsubscribeUrl } from './letter'
import type { LetterInput } from './schema'

export async function previewIssue({ payload }: PayloadRequest, { article, subject, intro }: LetterInput) {
  const found = await articleToSend(payload, article)
  if (!found) return undefined
  const { brand, address } = await letterHead(payload)
  return newsletterIssue(brand, {
    ...(await filledWords(payload, { subject, intro: intro ?? null })),
    article: await letterOf(payload, found.article),
    address,
    unsubscribeUrl: sampleUnsubscribeUrl(brand.siteUrl),
  })
}

/** An issue on its article's screen. Instants are UTC. */
export interface ShownIssue
  extends Pick<
    NewsletterIssue,
    'id' | 'subject' | 'intro' | 'status' | 'sendAt' | 'startedAt' | 'finishedAt' | 'problem'
  > {
  counts: IssueCounts
  reasons: { problem: string; count: number }[]
}

async function issuesOf(req: PayloadRequest, article: string): Promise<ShownIssue[]> {
  const { docs } = await req.payload.find({
    collection: 'newsletter-issues',
    where: { article: { equals: article } },
    sort: '-createdAt',
    limit: 10,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return Promise.all(
    docs.map(async ({ id, subject, intro, status, sendAt, startedAt, finishedAt, problem }) => ({
      id,
      subject,
      intro,
      status,
      sendAt,
      startedAt,
      finishedAt,
      problem,
      counts: await issueCounts(req, id),
      reasons: await failureReasons(req, id),
    })),
  )
}

export interface ArticleNewsletter {
  title: string
  isPublic: boolean
  publishesAt: string | undefined
  recipients: number
  hasAddress: boolean
  issues: ShownIssue[]
  preview: RenderedMessage
}

/** The data of an article's newsletter screen. Undefined for non-admins and unknown articles. */
export async function articleNewsletter(
  req: PayloadRequest,
  id: string,
): Promise<ArticleNewsletter | undefined> {
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
