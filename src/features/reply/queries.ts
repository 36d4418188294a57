import type { PayloadRequest } from 'payload'
import { siteBrand } from '@/features/site/brand'
import { asCaller } from '@/lib/db/local-api'
import { fillTemplate } from '@/lib/text/templates'
import type { ReplyValues } from './rules'

export interface FilledTemplate {
  id: string
  title: string
  subject: string
  text: string
}

/** The team's templates, filled for one person. Reads with the access of `req`. */
export async function templatesFor(
  req: PayloadRequest,
  { name, company }: { name: string; company: string | null },
): Promise<FilledTemplate[]> {
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
  return docs.map(({ id, title, subject, text }) => ({
    id,
    title,
    subject: fillTemplate(subject, values),
    text: fillTemplate(text, values),
  }))
}
