import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { askUntilRefused } from './persistent-clients.ts'

const CLIENTS = 40

interface Stop {
  /** How many answers the clients get before the server is told to stop. */
  before: number
  /** How long it listens; as in earnest if not given. */
  listenMs?: number
}

/** Stops a busy server under clients that go on until they are refused. */
export async function stopBusyServer({
  before,
  listenMs,
}: Stop): Promise<{ answered: number; cut: string[] }> {
  const child = fork(
    join(import.meta.dirname, 'busy-server.ts'),
    listenMs === undefined ? [] : [String(listenMs)],
    { execArgv: [] },
  )
  const ended = once(child, 'exit')
  const [{ port }] = (await once(child, 'message')) as [AddressInfo]
  let answered = 0
  const outcomes = await askUntilRefused({
    url: `http://127.0.0.1:${port}`,
    paths: ['/'],
    ways: Array.from({ length: CLIENTS }, (_, index) => (index % 2 ? 'kept' : 'new')),
    answered: () => {
      answered++
      if (answered === before) child.kill('SIGTERM')
    },
  })
  const [code] = await ended
  if (code !== 0) throw new Error(`The server ended with ${code}`)
  return { answered, cut: outcomes.map(({ result }) => result).filter((result) => !/^\d{3}/.test(result)) }
}
