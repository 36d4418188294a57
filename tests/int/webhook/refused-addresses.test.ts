import { afterAll, expect, it, vi } from 'vitest'
import { call, runSql, signedIn } from '../../support/site'
import { webhookReceiver } from '../../support/webhook-receiver'
import { deliverAll, newWebhook } from '../../support/webhooks'

vi.hoisted(() => {
  process.env.ALLOW_PRIVATE_WEBHOOKS = 'false'
})
vi.mock('node:dns', async (original) => {
  const real = await original<typeof import('node:dns')>()
  type Done = (error: Error | null, found: { address: string; family: number }[]) => void
  const lookup = (name: string, options: never, done: Done) =>
    name === 'inside.example'
      ? done(null, [{ address: '10.0.0.5', family: 4 }])
      : real.lookup(name, options, done as never)
  return { ...real, lookup, default: { ...real, lookup } }
})

const receiver = await webhookReceiver()
afterAll(() => receiver.stop())

const owner = await signedIn('super_admin')

type Refused = { errors: { message: string; code: string; field?: string }[] }
const make = (body: object) =>
  call<Refused>('POST', '/api/webhooks', {
    visitor: owner,
    body: { name: 'n8n', url: 'https://hooks.example/x', events: ['inquiry.created'], ...body },
  })

it.each([
  ['url', 'http://hooks.example/x'],
  ['url', 'https://127.0.0.1/x'],
  ['url', 'https://2130706433/x'],
  ['url', 'https://169.254.169.254/latest/meta-data'],
  ['url', 'https://[::1]/x'],
  ['url', 'https://[::ffff:10.0.0.1]/x'],
  ['url', 'https://localhost/x'],
  ['url', 'https://user:word@hooks.example/x'],
  ['url', 'ftp://hooks.example'],
  ['url', 'file:///etc/passwd'],
  ['url', `https://hooks.example/${'x'.repeat(2000)}`],
  ['url', ''],
  ['url', 7],
  ['events', []],
  ['events', ['inquiry.created', 'user.created']],
  ['events', 'all'],
  ['name', ' '],
  ['active', 'yes'],
])('a webhook is refused for its %s %j, also in a change', async (field, value) => {
  const { status, body } = await make({ [field]: value })
  expect([status, body.errors[0]?.field?.split('.')[0]]).toEqual([400, field])
  const id = (await newWebhook(owner, (path) => `https://hooks.example${path}`)).id
  const changed = await call<Refused>('PATCH', `/api/webhooks/${id}`, {
    visitor: owner,
    body: { [field]: value },
  })
  expect([changed.status, changed.body.errors[0]?.field?.split('.')[0]]).toEqual([400, field])
})

it('a webhook without a name gets that of its host', async () => {
  const { status, body } = await call<{ doc: { name: string } }>('POST', '/api/webhooks', {
    visitor: owner,
    body: { url: 'https://hooks.example/x', events: ['inquiry.created'] },
  })
  expect([status, body.doc.name]).toEqual([201, 'hooks.example'])
})

it('a name that leads to a private address gets nothing, and neither does an address from before', async () => {
  const inside = await newWebhook(owner, (path) => `https://inside.example${path}`)
  const before = await newWebhook(owner, (path) => `https://hooks.example${path}`)
  const setUrl = (url: string) => runSql`UPDATE webhooks SET url = ${url} WHERE id = ${before.id}`
  await setUrl(receiver.url('/before'))
  await runSql`UPDATE webhooks SET active = false WHERE id NOT IN (${inside.id}, ${before.id})`
  await call('POST', '/api/contact', {
    body: { name: 'Ada', email: 'ada@example.com', message: 'We type four hundred invoices.' },
  })
  const failed = await deliverAll()
  expect(failed.map(({ webhookId, reason }) => [webhookId, reason]).sort()).toEqual(
    [
      [inside.id, 'The address is not on the public internet.'],
      [before.id, 'The address must start with https://.'],
    ].sort(),
  )
  const test = await call<Refused>('POST', `/api/webhooks/${inside.id}/test`, { visitor: owner, body: {} })
  expect([test.status, test.body.errors[0]?.message]).toEqual([
    409,
    'The address is not on the public internet.',
  ])
  expect(receiver.arrived).toEqual([])
})
