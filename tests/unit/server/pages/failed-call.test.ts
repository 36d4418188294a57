import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { answerHead } from '../../../../src/server/http/answer-head'
import { errorPage } from '../../../../src/server/pages/error-page'

/** What a client gets when the framework answers in this way. */
async function answered(path: string, framework: (req: IncomingMessage, res: ServerResponse) => void) {
  const replaceFailures = errorPage(tmpdir())
  const server = createServer((req, res) => {
    const head = answerHead(req, res, { requestId: 'one', forMemory: false, dev: false, isLast: () => true })
    replaceFailures(req, head)
    framework(req, res)
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const answer = await fetch(`http://localhost:${address.port}${path}`, { method: 'POST' })
  const body = await answer.text()
  server.close()
  return { status: answer.status, type: answer.headers.get('content-type'), body }
}

it('says in the one shape that a call failed where the framework says nothing', async () => {
  const { status, type, body } = await answered('/api/contact', (_, res) => res.writeHead(500).end())
  expect([status, type]).toEqual([500, 'application/json'])
  expect(JSON.parse(body)).toEqual({
    errors: [{ message: 'Something went wrong. Please try again.', code: 'internal' }],
  })
})

it('leaves what a handler says of its failure', async () => {
  const own = JSON.stringify({ errors: [{ message: 'Not saved.', code: 'internal' }] })
  const { body } = await answered('/api/contact', (_, res) =>
    res.writeHead(500, { 'content-type': 'application/json' }).end(own),
  )
  expect(body).toBe(own)
})

it('leaves other paths and other answers', async () => {
  expect((await answered('/pricing', (_, res) => res.writeHead(500).end())).body).toBe('')
  expect(await answered('/api/contact', (_, res) => res.writeHead(204).end())).toMatchObject({ status: 204 })
})
