import { Agent, request } from 'node:http'

export interface Place {
  host: string
  port: number
  /** The name in the Host header: the site's own. */
  name: string
}

interface Question {
  path: string
  method?: 'GET' | 'POST'
  body?: unknown
  /** Of a visitor who asks all the time. Each request has another address, so that no limit refuses it. */
  agent?: Agent
}

const byte = () => Math.floor(Math.random() * 256)

/** @throws the error of the connection */
export function ask(
  { host, port, name }: Place,
  { path, method = 'GET', body, agent }: Question,
): Promise<number> {
  return new Promise((done, failed) => {
    const headers = {
      host: name,
      origin: `http://${name}`,
      ...(agent ? { 'x-forwarded-for': `198.18.${byte()}.${byte()}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const sent = request({ host, port, path, method, headers, agent, timeout: 60_000 }, (answer) => {
      answer.resume()
      answer.once('end', () => done(answer.statusCode ?? 0))
      answer.once('error', (error) =>
        failed(new Error(`${answer.statusCode} ${JSON.stringify(answer.headers)}: ${error.message}`)),
      )
    })
    sent.once('timeout', () => sent.destroy(new Error('no answer for a minute')))
    sent.once('error', failed)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

export interface Load {
  sent: number
  /** Errors, and answers with 500 and above: what did not come from the site itself. */
  failed: string[]
  longestMs: number
}

const questions: Question[] = [
  { path: '/' },
  { path: '/pricing' },
  { path: '/api/call-types' },
  { path: '/api/health/live' },
  // A proxy may not send it a second time. The token is unknown: 404.
  { path: '/api/validate-invitation', method: 'POST', body: { token: 'x'.repeat(43) } },
]

/** Visitors who ask all the time until `work` is done. */
export async function during(place: Place, visitors: number, work: () => Promise<unknown>): Promise<Load> {
  const load: Load = { sent: 0, failed: [], longestMs: 0 }
  let ended = false
  async function visit(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = load.sent; !ended; turn++) {
      const question = { ...(questions[turn % questions.length] as Question), agent }
      const began = performance.now()
      load.sent++
      const result = await ask(place, question).catch((error: Error) => error.message)
      load.longestMs = Math.max(load.longestMs, Math.round(performance.now() - began))
      if (typeof result === 'string' || result >= 500) load.failed.push(`${question.path}: ${result}`)
    }
    agent.destroy()
  }
  const all = Array.from({ length: visitors }, visit)
  try {
    await work()
  } finally {
    ended = true
    await Promise.all(all)
  }
  return load
}
