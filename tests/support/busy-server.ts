// A server whose loop is always busy: a process of its own, so that it is late and its clients are not.
import { createServer } from 'node:http'
import { drainable } from '../../src/server/http/drain.ts'

const WORK_MS = 20

const listenMs = process.argv[2] === undefined ? undefined : Number(process.argv[2])
const server = createServer()
const drain = drainable(
  server,
  (_req, res) => {
    const began = performance.now()
    while (performance.now() - began < WORK_MS);
    if (drain.isLast(res)) res.setHeader('connection', 'close')
    res.setHeader('content-length', 4)
    res.end('done')
  },
  listenMs,
)
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
process.on('SIGTERM', async () => {
  await drain.stop()
  process.exit(0)
})
