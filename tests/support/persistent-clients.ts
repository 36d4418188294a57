import { connect } from 'node:net'

/** What became of one request; `number` is in its header x-number. */
export interface Outcome {
  number: number
  /** The status and the connection header of its answer, or how its connection ended without one. */
  result: string
  /** Whether its connection had answered before. */
  isReused: boolean
}

type Way = 'kept' | 'new' | 'pairs'

interface Clients {
  url: string
  /** Asked for in turn. */
  paths: string[]
  /** One entry a client: one request after the other on a kept connection, on new ones, or two at once. */
  ways: Way[]
  answered: () => void
}

const HEAD_END = '\r\n\r\n'

/** The length of the first whole answer in `text`; undefined while it is not whole. */
function answerLength(text: string): number | undefined {
  const head = text.indexOf(HEAD_END)
  if (head < 0) return undefined
  const start = head + HEAD_END.length
  const headers = text.slice(0, head).toLowerCase()
  const length = /\ncontent-length: (\d+)/.exec(headers)?.[1]
  if (length !== undefined) {
    const end = start + Number(length)
    return text.length >= end ? end : undefined
  }
  const end = text.indexOf(`\r\n0${HEAD_END}`, head)
  return end < 0 ? undefined : end + `\r\n0${HEAD_END}`.length
}

/**
 * Asks and asks until the server cannot be reached, over sockets of its own, so that it is known which request was
 * written where.
 */
export async function askUntilRefused({ url, paths, ways, answered }: Clients): Promise<Outcome[]> {
  const { hostname, port, host } = new URL(url)
  const outcomes: Outcome[] = []
  let numbers = 0

  /** One connection until it ends. @returns whether there was one */
  function converse(way: Way): Promise<boolean> {
    return new Promise((done) => {
      const socket = connect(Number(port), hostname).setEncoding('latin1')
      const waiting: Outcome[] = []
      let received = ''
      let connected = false
      let isLast = false
      let end = 'ended'

      function ask(): void {
        const asked = Array.from({ length: way === 'pairs' ? 2 : 1 }, () => {
          const outcome: Outcome = { number: ++numbers, result: 'none', isReused: socket.bytesRead > 0 }
          outcomes.push(outcome)
          waiting.push(outcome)
          const path = paths[outcome.number % paths.length]
          return `GET ${path}?n=${outcome.number} HTTP/1.1\r\nHost: ${host}\r\nX-Number: ${outcome.number}\r\n\r\n`
        })
        socket.write(asked.join(''))
      }
      socket.once('connect', () => {
        connected = true
        ask()
      })
      socket.on('data', (chunk) => {
        received += chunk
        for (;;) {
          const length = answerLength(received)
          const outcome = length === undefined ? undefined : waiting.shift()
          if (length === undefined || !outcome) break
          const status = received.slice(9, 12)
          const closes = /\r\nconnection: close\r\n/i.test(received.slice(0, received.indexOf(HEAD_END) + 2))
          outcome.result = `${status}${closes ? ' close' : ''}`
          received = received.slice(length)
          isLast ||= closes
          answered()
        }
        if (waiting.length > 0) return
        if (isLast || way === 'new') socket.end()
        else ask()
      })
      socket.on('error', (error: NodeJS.ErrnoException) => {
        end = error.code ?? 'failed'
      })
      socket.once('close', () => {
        for (const outcome of waiting) outcome.result = end
        done(connected)
      })
    })
  }

  await Promise.all(
    ways.map(async (way) => {
      while (await converse(way));
    }),
  )
  return outcomes
}
