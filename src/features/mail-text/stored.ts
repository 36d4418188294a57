import type { Payload } from 'payload'
import type { Brand } from '@/emails/message'

/** What the team wrote in place of default texts, by mail. */
export async function writtenMailTexts(payload: Payload): Promise<NonNullable<Brand['texts']>> {
  const { docs } = await payload.find({
    collection: 'mail-texts',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return Object.fromEntries(docs.map(({ mail, subject, text }) => [mail, { subject, text }]))
}
