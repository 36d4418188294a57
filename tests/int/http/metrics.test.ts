import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createLocalReq } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { figuresOf } from '../../../src/application/health'
import { query, sql } from '../../../src/lib/db/query'
import { countMail, offerFigures } from '../../../src/lib/figures'
import { stopJobs } from '../../../src/lib/jobs/boss'
import { sendJob } from '../../../src/lib/jobs/send'
import { serveMetrics } from '../../../src/server/metrics/serve'
import { stopAll } from '../../../src/server/process/stop'
import { freePort } from '../../support/own-server'
import { site } from '../../support/site'

const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

/** The value of a series; undefined when there is none. */
function seriesValue(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

const port = await freePort()
const requests = await serveMetrics({ port, host: '127.0.0.1' })
afterAll(async () => {
  await stopAll((name, error) => {
    throw new Error(`${name}: ${error}`)
  })
  await stopJobs(2000)
})

it('counts requests by kind and status, with how long they took, and pages by where they came from', async () => {
  const server = createServer((req, res) => {
    requests.observe(req, res)
    requests.countPage(req.url ?? '', req.url === '/pricing')
    if (req.url === '/api/slow') return
    setTimeout(() => res.writeHead(req.url === '/none' ? 404 : 200).end('x'), 60)
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' ? address?.port : 0}`
  for (const path of [
    '/pricing',
    '/none',
    '/_next/static/a.js',
    '/api/faqs',
    '/api/media/file/a.png',
    '/admin',
    '/super-admin/users',
  ])
    await (await fetch(url + path)).text()
  await fetch(`${url}/api/slow`, { signal: AbortSignal.timeout(200) }).catch(() => undefined)
  await expect.poll(read, { timeout: 20_000 }).toContain('http_requests_total{kind="api",status="aborted"} 1')
  const text = await read()
  for (const [kind, status, count] of [
    ['page', 200, 1],
    ['page', 404, 1],
    ['static', 200, 1],
    ['api', 200, 1],
    ['picture', 200, 1],
    ['admin', 200, 2],
  ])
    expect(seriesValue(text, `http_requests_total{kind="${kind}",status="${status}"}`), `${kind}`).toBe(count)
  expect(seriesValue(text, 'http_request_duration_seconds_count{kind="page"}')).toBe(2)
  expect(seriesValue(text, 'http_request_duration_seconds_bucket{le="0.005",kind="page"}')).toBe(0)
  expect(seriesValue(text, 'http_request_duration_seconds_sum{kind="page"}')).toBeGreaterThan(0.1)
  expect(seriesValue(text, 'page_memory_requests_total{result="hit"}')).toBe(1)
  expect(seriesValue(text, 'page_memory_requests_total{result="miss"}')).toBe(1)
  server.closeAllConnections()
  server.close()
})

it('reports the process, the pool, the jobs, the mails and the disk', async () => {
  const payload = await site()
  const req = await createLocalReq({}, payload)
  await sendJob(req, 'inquiry-mail', { inquiryId: '3f8b1c58-0000-4000-8000-000000000000', audience: 'team' })
  await sendJob(req, 'inquiry-mail', { inquiryId: '3f8b1c58-0000-4000-8000-000000000001', audience: 'team' })
  await query(
    payload,
    sql`UPDATE jobs.job SET state = 'retry', retry_count = 2 WHERE id = (SELECT id FROM jobs.job WHERE name = 'inquiry-mail' LIMIT 1)`,
  )
  await query(payload, sql`INSERT INTO backup_runs (made_at, bytes) VALUES ('2026-01-02T03:04:05Z', 4711)`)
  offerFigures(() => figuresOf(payload))
  countMail('sent')
  countMail('failed')
  countMail('failed')
  const text = await read()
  expect(seriesValue(text, 'jobs{queue="inquiry-mail",state="waiting"}')).toBe(1)
  expect(seriesValue(text, 'jobs{queue="inquiry-mail",state="retrying"}')).toBe(1)
  expect(seriesValue(text, 'mails_retrying')).toBe(1)
  expect(seriesValue(text, 'mails_total{outcome="sent"}')).toBe(1)
  expect(seriesValue(text, 'mails_total{outcome="failed"}')).toBe(2)
  expect(seriesValue(text, 'backup_bytes')).toBe(4711)
  expect(seriesValue(text, 'backup_timestamp_seconds')).toBe(Date.parse('2026-01-02T03:04:05Z') / 1000)
  for (const series of [
    'database_connections{state="idle"}',
    'database_connections{state="used"}',
    'disk_free_bytes',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(seriesValue(text, series), series).toBeGreaterThanOrEqual(0)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)

  // Finished work has no series any more.
  await query(payload, sql`DELETE FROM jobs.job WHERE name = 'inquiry-mail'`)
  expect(await read()).not.toContain('queue="inquiry-mail"')
})

it('answers while the application does not, and to nothing else', async () => {
  offerFigures(() => pause(60_000, [], { ref: false }))
  expect(seriesValue(await read(), 'process_resident_memory_bytes')).toBeGreaterThan(0)
  for (const [path, method] of [
    ['/', 'GET'],
    ['/api/health', 'GET'],
    ['/metrics', 'POST'],
  ] as const)
    expect((await fetch(`http://127.0.0.1:${port}${path}`, { method })).status).toBe(404)
})

it('says which setting names a port that is taken', async () => {
  await expect(serveMetrics({ port, host: '127.0.0.1' })).rejects.toThrow(
    `METRICS_PORT ${port} of METRICS_HOST 127.0.0.1 cannot be used`,
  )
})
