import { createServer } from 'node:net'

/** The message if the port is not available; undefined if it is free. */
export function portProblem(port: number, host?: string): Promise<string | undefined> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      done(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. Stop that, or choose another: PORT=${port + 1} npm start`
          : `Port ${port}${host ? ` of ${host}` : ''} cannot be used: ${error.message}`,
      ),
    )
    probe.listen(port, host, () => probe.close(() => done(undefined)))
  })
}
