import { once } from 'node:events'
import { createServer } from 'node:http'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { expect, it } from 'vitest'
import { isStreamError } from '../../../../src/server/http/stream-errors'

const coded = (code: string) => Object.assign(new Error('x'), { code })
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('an end of one stream is known, as Node and its fetch report it', async () => {
  const server = createServer((_req, res) => res.write('begun', () => res.destroy())).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' ? address?.port : 0}`
  const cut = new PassThrough()
  const premature = reasonOf(finished(cut))
  cut.destroy()
  const errors = [
    await reasonOf(fetch(url).then((answer) => answer.text())),
    await reasonOf(fetch(url, { signal: AbortSignal.abort() })),
    await premature,
    ...['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_WRITE_AFTER_END', 'ERR_STREAM_DESTROYED'].map(
      coded,
    ),
    new Error('wrapped', { cause: coded('ECONNRESET') }),
  ]
  expect(errors.map((error) => [error, isStreamError(error)])).toEqual(errors.map((error) => [error, true]))
  server.close()
})

it('nothing else is', () => {
  const round = new Error('round')
  round.cause = round
  for (const error of [
    new TypeError('x'),
    new RangeError('x'),
    coded('ENOSPC'),
    coded('ERR_INVALID_ARG_TYPE'),
  ])
    expect(isStreamError(error)).toBe(false)
  for (const thrown of [round, 'ECONNRESET', undefined, null, { code: 'ECONNRESET' }])
    expect(isStreamError(thrown)).toBe(false)
})
