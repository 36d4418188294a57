import { type EventName, eventNames, eventPayload, eventWords, TEST } from '@/features/webhook/events'
import type { Contract } from '@/lib/http/contract'
import packageJson from '../../package.json'
import { content } from './content'
import { pathsOf } from './operation'

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

export const describeApi = async (title: string, server: string, contracts: readonly Contract[]) => ({
  openapi: '3.1.0',
  info: { title, version: packageJson.version },
  servers: [{ url: server }],
  tags: [
    { name: 'Public', description: 'For everyone, or for holders of the token in a mail.' },
    { name: 'Account', description: 'For signed-in people, about themselves.' },
    { name: 'Team', description: 'For the team. Roles decide which.' },
  ],
  paths: await pathsOf(contracts),
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'payload-token' },
      bearer: { type: 'http', scheme: 'bearer', description: 'An API key: qw_live_...' },
    },
  },
  webhooks: describedWebhooks,
})
