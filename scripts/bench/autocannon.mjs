// A load on one address, in a separate process. Arguments: url, seconds, accept-encoding, "crowd" for a new client with each
// request (so that the limits count as for many people).
import { randomBytes } from 'node:crypto'
import autocannon from 'autocannon'

const [url, seconds, encoding, clients] = process.argv.slice(2)
const headers = { 'accept-encoding': encoding }
const setupRequest = (request) => ({
  ...request,
  headers: { ...headers, 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` },
})
const result = await autocannon({
  url,
  connections: 32,
  duration: Number(seconds),
  headers,
  ...(clients === 'crowd' ? { requests: [{ method: 'GET', setupRequest }] } : {}),
})
process.stdout.write(
  JSON.stringify({
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  }),
)
