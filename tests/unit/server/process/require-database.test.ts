import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { requireDatabase } from '@/server/process/require-database'

let server: Server | undefined
afterEach(() => server?.close())

/** A message of PostgreSQL's protocol: its kind, its length, its text. */
function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}

const refusal = (code: string) =>
  message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mnot now, said ${code}\0\0`))
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])
/** The answer to a query: one row with a number. */
function row(number: string): Buffer {
  const one = Buffer.from('0001', 'hex')
  const column = Buffer.concat([
    Buffer.from('number\0'),
    Buffer.from('000000000000000000170004ffffffff0000', 'hex'),
  ])
  const size = Buffer.alloc(4)
  size.writeInt32BE(number.length)
  return Buffer.concat([
    message('T', Buffer.concat([one, column])),
    message('D', Buffer.concat([one, size, Buffer.from(number)])),
    message('C', Buffer.from('SELECT 1\0')),
    message('Z', Buffer.from('I')),
  ])
}

/** Listens at a free port and gives each connection the next answer. */
async function database(...answers: Buffer[]): Promise<string> {
  server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      const answer = answers.shift() ?? welcome
      socket.write(answer)
      if (answer !== welcome) socket.end()
      else socket.on('data', (asked) => asked[0] === 'Q'.charCodeAt(0) && socket.write(row('180000')))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `postgres://quickwin@127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/quickwin`
}

function waiting() {
  const [lines, pauses]: [string[], number[]] = [[], []]
  return {
    lines,
    pauses,
    report: (line: string) => lines.push(line),
    pause: async (ms: number) => pauses.push(ms),
  }
}

it('waits for a database that is starting, with a line each five seconds', async () => {
  const url = await database(refusal('57P03'), refusal('57P03'), welcome)
  const { lines, pauses, ...rest } = waiting()
  await requireDatabase(url, rest)
  expect(pauses).toEqual([5000, 5000])
  expect(lines).toEqual([
    'The database of DATABASE_URL cannot be reached: not now, said 57P03. Trying again in 5 s (1 of 12).',
    'The database of DATABASE_URL cannot be reached: not now, said 57P03. Trying again in 5 s (2 of 12).',
  ])
})

it('gives up after a minute, with the reason', async () => {
  const url = await database()
  server?.close()
  const { pauses, ...rest } = waiting()
  await expect(requireDatabase(url, rest)).rejects.toThrow(
    /^The database of DATABASE_URL cannot be reached: .*ECONNREFUSED/,
  )
  expect(pauses).toHaveLength(12)
})

it.each([
  ['a wrong password', '28P01'],
  ['a database that does not exist', '3D000'],
])('does not wait with %s', async (_what, code) => {
  const { pauses, ...rest } = waiting()
  await expect(requireDatabase(await database(refusal(code)), rest)).rejects.toThrow(`not now, said ${code}`)
  expect(pauses).toEqual([])
})
