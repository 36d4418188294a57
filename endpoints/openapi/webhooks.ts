import { type EventName, eventNames, eventPayload, eventWords, TEST } from '@/features/webhook/events'
import { content } from './content'

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

export const describedWebhooks = Object.fromEntries([
  ...eventNames.map((name) => [name, request(name, eventWords[name])]),
  [TEST, request(TEST, 'The test button was pressed')],
])
