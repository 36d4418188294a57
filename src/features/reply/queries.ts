import type { PayloadRequest } from 'payload'
import { siteBrand } from '@/features/site/brand'
import { asCaller } from '@/lib/db/local-api'
import { hasMailServer } from '@/lib/mail/mail-server'
import { fillTemplate } from '@/lib/text/templates'
import type { ReplyValues } from './rules'

interface FilledTemplate {
  id: string
  title: string
  subject: string
  text: string
}

export interface ReplyForm {
  templates: FilledTemplate[]
  /** Without a mail server an email is stored, not delivered. */
  delivers: boolean
}

/** What the form of an answer to one person needs. Its templates are filled. Reads with the access of `req`. */
export async function replyFormFor(
  req: PayloadRequest,
  { name, company }: { name: string; company: string | null },
): Promise<ReplyForm> {
  const [brand, { docs }] = await Promise.all([
    siteBrand(req.payload),
    req.payload.find({ collection: 'reply-templates', sort: 'title', limit: 200, ...asCaller(req) }),
  ])
  const values: ReplyValues = {
    name,
    firstName: name.split(/\s/)[0] ?? name,
    company: company ?? '',
    myName: req.user?.fullName ?? '',
    siteName: brand.name,
    bookingLink: `${brand.siteUrl}/book-call`,
  }
  const templates = docs.map(({ id, title, subject, text }) => ({
    id,
    title,
    subject: fillTemplate(subject, values),
    text: fillTemplate(text, values),
  }))
  return { templates, delivers: hasMailServer() }
}
