import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'

const document = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8')
const code = [...document.matchAll(/```js\n([\s\S]*?)```/g)].map(([, block = '']) => block)
const secret = `whsec_${randomBytes(32).toString('base64')}`
const sent = '{"type":"test","data":{"message":"Grüße"}}'

/** The Code node of n8n, as far as the documented code uses it. */
async function runInNode(body: string): Promise<unknown> {
  const at = new Date()
  const headers = {
    'webhook-id': 'a',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': `v1,other ${new Webhook(secret).sign('a', at, sent)}`,
  }
  const inNode = code
    .find((block) => block.includes('$input'))
    ?.replace("'whsec_...'", JSON.stringify(secret))
  const run: unknown = new Function('$input', 'require', `return (async () => {${inNode}}).call(this)`)
  if (typeof run !== 'function') throw new Error('no function')
  const helpers = { getBinaryDataBuffer: async () => Buffer.from(body) }
  const input = { first: () => ({ json: { headers } }) }
  return run.call({ helpers }, input, createRequire(import.meta.url))
}

it('the documented code for n8n takes signed messages and no others', async () => {
  expect(await runInNode(sent)).toEqual([{ json: JSON.parse(sent) }])
  await expect(runInNode(sent.replace('test', 'best'))).rejects.toThrow('Not from the site')
})
