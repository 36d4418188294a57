import { createServer } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { onStop } from '../process/stop.ts'
import { applicationFigures } from './application.ts'
import { type RequestFigures, requestFigures } from './requests.ts'

/**
 * Serves the process's figures to a monitor (Prometheus) at /metrics, on a separate port: visitors of the site must not see
 * them.
 * @throws Error if the port is not available
 */
export async function serveMetrics({ port, host }: { port: number; host: string }): Promise<RequestFigures> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = requestFigures(registry)
  const readApplication = applicationFigures(registry)

  const server = createServer((req, res) => {
    if (req.method !== 'GET' || req.url?.split('?', 1)[0] !== '/metrics') {
      res.writeHead(404).end()
      return
    }
    readApplication()
      .then(() => registry.metrics())
      .then(
        (text) => res.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => res.writeHead(500).end(),
      )
  })
  await new Promise<void>((done, failed) =>
    server
      .once('error', (error) =>
        failed(new Error(`METRICS_PORT ${port} of METRICS_HOST ${host} cannot be used: ${error.message}`)),
      )
      .listen(port, host, done),
  )
  onStop('metrics', () => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  return requests
}
