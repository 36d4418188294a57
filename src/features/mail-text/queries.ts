import type { Payload } from 'payload'
import type { Brand, RenderedMessage } from '@/emails/message'
import { sampleMail } from '@/emails/samples'
import { currentRules } from '../booking/settings/queries'
import { siteBrand } from '../site/brand'
import type { MailTextInput } from './schema'

/** The mail as it would be with these texts, with sample data, for a visitor with this clock. */
export async function mailWithText(
  payload: Payload,
  { mail, subject, text }: MailTextInput,
  { now, hour12 }: { now: Date; hour12: boolean },
): Promise<RenderedMessage> {
  const [brand, { timezone }] = await Promise.all([siteBrand(payload), currentRules(payload)])
  const written: Brand = { ...brand, texts: { [mail]: { subject, text } } }
  return sampleMail(mail, { brand: written, now, timezone, hour12 })
}
