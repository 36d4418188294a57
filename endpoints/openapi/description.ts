import { anyBookingSchema } from '@/features/booking/call-type/schema'
import { availabilityQuerySchema, manageRequestSchema } from '@/features/booking/schema'
import { inquirySchema } from '@/features/inquiry/schema'
import { newsletterTokenSchema, subscriptionSchema } from '@/features/newsletter/schema'
import { type EventName, eventNames, eventPayload, eventWords, TEST } from '@/features/webhook/events'
import packageJson from '../../package.json'
import { answers } from './answers'
import { content, jsonSchema, type Schema } from './content'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const parameters = [
  header('webhook-id', 'The id of the message, the same on every retry'),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970'),
  header('webhook-signature', 'One or more signatures of Standard Webhooks, separated by spaces'),
]

const request = (name: EventName | typeof TEST, summary: string) => ({
  post: {
    summary,
    parameters,
    requestBody: { required: true, content: content(eventPayload(name), 'output') },
    responses: { '2XX': { description: 'Taken. Any other answer is retried for a day.' } },
  },
})

const describedWebhooks = Object.fromEntries([
  ...eventNames.map((name) => [name, request(name, eventWords[name])]),
  [TEST, request(TEST, 'The test button was pressed')],
])

interface Call {
  summary: string
  body?: Schema
  query?: { name: string; description: string; required?: false; schema: object }[]
  headers?: boolean
  ok: [status: number, answer: Schema]
  refusals: number[]
}

const said: Readonly<Record<number, string>> = {
  400: 'A field is wrong. Each error names it.',
  404: 'There is no such booking, or no such type of call.',
  409: 'The time is taken. The answer also has the free times of the day.',
  410: 'The call can no longer be changed.',
  422: 'The Idempotency-Key belongs to another request.',
  429: 'Too many requests. Retry-After says when to try again, in seconds.',
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated request with the same key gets the first answer for 24 hours.',
  schema: { type: 'string', maxLength: 255 },
}

function operation({ summary, body, query = [], headers, ok: [status, answer], refusals }: Call) {
  const refused = refusals.map((code) => [
    code,
    { description: said[code], content: content(answers.errors, 'output') },
  ])
  return {
    summary,
    ...(query.length + Number(headers) > 0
      ? {
          parameters: [
            ...query.map((parameter) => ({ required: true, ...parameter, in: 'query' })),
            ...(headers ? [idempotencyKey] : []),
          ],
        }
      : {}),
    ...(body ? { requestBody: { required: true, content: content(body, 'input') } } : {}),
    responses: {
      [status]: { description: 'Done', content: content(answer, 'output') },
      ...Object.fromEntries(refused),
    },
  }
}

const type = {
  name: 'type',
  description: 'The slug of a type of call. Without it the first active type is meant.',
  required: false,
  schema: jsonSchema(availabilityQuerySchema.shape.type, 'input'),
} as const

const calls: Record<string, Partial<Record<'get' | 'post', Call>>> = {
  '/api/call-types': {
    get: {
      summary: 'The types of calls that can be booked, in their order',
      ok: [200, answers.callTypes],
      refusals: [429],
    },
  },
  '/api/availability': {
    get: {
      summary: 'The free times of a day',
      query: [
        {
          name: 'date',
          description: 'YYYY-MM-DD in the business zone',
          schema: jsonSchema(availabilityQuerySchema.shape.date, 'input'),
        },
        type,
        {
          name: 'booking',
          description: 'The id of a booked call. The times then have its length, to move it.',
          required: false,
          schema: jsonSchema(availabilityQuerySchema.shape.booking, 'input'),
        },
      ],
      ok: [200, answers.availability],
      refusals: [400, 404, 429],
    },
  },
  '/api/next-free': {
    get: {
      summary: 'The first free time of each of the next days',
      query: [type],
      ok: [200, answers.nextFree],
      refusals: [400, 404, 429],
    },
  },
  '/api/create-booking': {
    post: {
      summary: 'Book a call',
      body: anyBookingSchema,
      headers: true,
      ok: [201, answers.booked],
      refusals: [400, 409, 422, 429],
    },
  },
  '/api/bookings/manage': {
    post: {
      summary: 'See, confirm, move or cancel a booking with the token of its mail',
      body: manageRequestSchema,
      ok: [200, answers.managed],
      refusals: [400, 404, 409, 410, 429],
    },
  },
  '/api/contact': {
    post: {
      summary: 'Send a message',
      body: inquirySchema,
      headers: true,
      ok: [201, answers.message],
      refusals: [400, 422, 429],
    },
  },
  '/api/newsletter': {
    post: {
      summary: 'Ask for the newsletter. A mail with a link to confirm follows.',
      body: subscriptionSchema,
      ok: [202, answers.message],
      refusals: [400, 429],
    },
  },
  '/api/newsletter/confirm': {
    post: {
      summary: 'Confirm a subscription with the token of its mail',
      body: newsletterTokenSchema,
      ok: [200, answers.subscribed],
      refusals: [400, 404, 429],
    },
  },
}

export const describeApi = (title: string, server: string) => ({
  openapi: '3.1.0',
  info: { title, version: packageJson.version },
  servers: [{ url: server }],
  paths: Object.fromEntries(
    Object.entries(calls).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, call]) => [method, operation(call)])),
    ]),
  ),
  webhooks: describedWebhooks,
})
