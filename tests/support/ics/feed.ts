import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hashToken } from '../../../src/lib/crypto/token'

const basic = (instant: string) => instant.replaceAll(/[-:]|\.\d+/g, '')

/** A calendar file with one event for each of these times (UTC instants). */
export const calendarOf = (...times: { start: string; end: string }[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//A test//EN',
    ...times.flatMap(({ start, end }, index) => [
      'BEGIN:VEVENT',
      `UID:${index}@calendar.example`,
      `DTSTART:${basic(start)}`,
      `DTEND:${basic(end)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** A server of calendars at a private address. `files` are its calendars by path; a missing one is 404. */
export async function calendarServer() {
  const files = new Map<string, string>()
  const asked: { path: string; ifNoneMatch: string | undefined; status: number }[] = []
  const answer = (path: string, ifNoneMatch: string | undefined) => {
    const file = files.get(path)
    if (file === undefined) return { status: 404, file: '', etag: '' }
    const etag = `"${hashToken(file).slice(0, 12)}"`
    return ifNoneMatch === etag ? { status: 304, file: '', etag } : { status: 200, file, etag }
  }
  const server = createServer((request: IncomingMessage, response) => {
    const [path, ifNoneMatch] = [request.url ?? '', request.headers['if-none-match']]
    const { status, file, etag } = answer(path, ifNoneMatch)
    asked.push({ path, ifNoneMatch, status })
    response.writeHead(status, { 'content-type': 'text/calendar', etag }).end(file)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    files,
    asked,
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    stop: () => server.close(),
  }
}
