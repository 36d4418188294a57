import * as z from 'zod/mini'
import { bookingStatuses } from '../booking/status'

const described = <Schema extends z.core.$ZodType>(schema: Schema, description: string): Schema => {
  z.globalRegistry.add(schema, { description })
  return schema
}
const instant = () => described(z.string(), 'UTC instant, ISO 8601')
const optional = z.nullable(z.string())

const source = {
  landingPage: optional,
  referrer: optional,
  utmSource: optional,
  utmMedium: optional,
  utmCampaign: optional,
}

const booking = z.object({
  id: z.string(),
  status: z.enum(bookingStatuses),
  name: z.string(),
  email: z.string(),
  company: optional,
  phone: optional,
  message: optional,
  start: instant(),
  end: z.nullable(instant()),
  timezone: described(z.nullable(z.string()), 'The business zone'),
  visitorTimezone: optional,
  host: described(
    z.nullable(z.object({ name: z.string(), slug: z.string() })),
    'Who takes the call. Null: the desk',
  ),
  meetingKind: optional,
  meetLink: described(z.nullable(z.string()), 'A link of Google Meet may follow after the confirmation'),
  cancelReason: described(z.nullable(z.string()), 'What the visitor wrote when cancelling'),
  ...source,
})

const inquiry = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: optional,
  message: z.string(),
  projectType: optional,
  budgetRange: optional,
  timeline: optional,
  ...source,
})

const registration = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  companyName: z.string(),
  businessSize: z.string(),
  industry: z.string(),
  currentChallenges: optional,
  automationInterests: z.array(z.string()),
  budgetRange: z.string(),
  timeline: z.string(),
  ...source,
})

const article = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  url: z.string(),
  excerpt: optional,
  tags: z.array(z.string()),
  publishedAt: z.nullable(instant()),
})

const eventData = {
  'booking.created': booking,
  'booking.confirmed': booking,
  'booking.moved': z.extend(booking, { previousStart: instant() }),
  'booking.cancelled': booking,
  'booking.completed': booking,
  'inquiry.created': inquiry,
  'registration.created': registration,
  'subscriber.confirmed': z.object({ id: z.string(), email: z.string(), confirmedAt: instant() }),
  'article.published': article,
} as const

export type EventName = keyof typeof eventData
export type EventData<Name extends EventName> = z.output<(typeof eventData)[Name]>

export const eventNames = Object.keys(eventData) as [EventName, ...EventName[]]

export const eventWords: Record<EventName, string> = {
  'booking.created': 'A call is booked',
  'booking.confirmed': 'A call is confirmed, also automatically when it is booked',
  'booking.moved': 'A call is moved',
  'booking.cancelled': 'A call is cancelled or deleted',
  'booking.completed': 'A call has taken place',
  'inquiry.created': 'Someone sends the contact form',
  'registration.created': 'An invited client registers',
  'subscriber.confirmed': 'Someone confirms a newsletter subscription',
  'article.published': 'An article becomes public',
}

export const TEST = 'test'

const testData = z.object({ message: z.string() })

/** The whole body of a request. */
export const eventPayload = (type: EventName | typeof TEST) =>
  z.object({
    type: z.literal(type),
    timestamp: instant(),
    data: type === TEST ? testData : eventData[type],
  })
