import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countVisits } from '../../../src/application/count-visits'
import { identify } from '../../../src/server/http/identify'
import { countVisit } from '../../../src/server/http/visits'
import { stopAll } from '../../../src/server/process/stop'
import { ask } from '../../support/ask'
import { runSql, site } from '../../support/site'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'

/** Answers as the site does: a page, and after it is asked whether to count. */
const server = createServer((req, res) => {
  identify(req)
  countVisit(req, res)
  res.setHeader('content-type', 'text/html; charset=utf-8')
  res.writeHead(req.url === '/missing' ? 404 : 200).end('<p>A page')
})

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())

const stored = async () =>
  (await runSql<{ count: number }>`SELECT count(*)::int AS count FROM visit_visitors`)[0]?.count

it('stores at the stop whom the server has counted', async () => {
  await countVisits(await site())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = (agent: string) => ({ 'user-agent': agent, accept: 'text/html' })
  for (const path of ['/', '/pricing']) await ask(url, path, { headers: browser(FIREFOX) })
  await ask(url, '/', { headers: browser(FIREFOX.replaceAll('141', '142')) })
  await ask(url, '/missing', { headers: browser(FIREFOX.replaceAll('141', '143')) })
  await ask(url, '/', { headers: browser('Googlebot/2.1 (+http://www.google.com/bot.html)') })
  const problems: unknown[] = []
  await stopAll((_, error) => problems.push(error))
  expect(problems).toEqual([])
  expect(await stored()).toBe(2)
})
