import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchOutside, type OutsideRequest } from '../../../src/lib/http/fetch-outside'
import * as addresses from '../../../src/lib/http/private-address'

// In these tests 127.0.0.1 is the public internet. All other addresses are what they are.
vi.mock('../../../src/lib/http/private-address', async (original) => {
  const real = await original<typeof addresses>()
  return {
    isPrivateAddress: vi.fn((address: string) => address !== '127.0.0.1' && real.isPrivateAddress(address)),
    isPrivateUrl: (url: URL) => url.hostname !== '127.0.0.1' && real.isPrivateUrl(url),
  }
})

type Found = { address: string; family: number }[]
const names = vi.hoisted(() => new Map<string, () => Found>())
vi.mock('node:dns', () => ({
  lookup: (name: string, _: object, done: (error: Error | null, found: Found) => void) => {
    const found = names.get(name)?.()
    done(found ? null : new Error('ENOTFOUND'), found ?? [])
  },
}))

let answer: RequestListener = () => {}
const paths: string[] = []
const server = createServer((request, response) => {
  paths.push(request.url ?? '')
  answer(request, response)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const open = { address: '127.0.0.1', family: 4 }
const hidden = { address: '127.0.0.2', family: 4 }

beforeEach(() => {
  paths.length = 0
  names.clear()
  names.set('calendar.example', () => [open])
  answer = (_, response) => response.end('it')
})

const ask = (address: string, more: Partial<OutsideRequest> = {}) =>
  fetchOutside(address, { maxBytes: 1000, timeoutMs: 2000, redirects: 3, allowHttp: true, ...more })
const outcome = async (address: string, more: Partial<OutsideRequest> = {}) =>
  ask(address, more).then(
    ({ status, body }) => `${status} ${body}`,
    (error: unknown) => String(Reflect.get(error as object, 'problem')),
  )
const at = (path: string, host = 'calendar.example') => `http://${host}:${port}${path}`

it('reads what an outside server answers', async () => {
  answer = (request, response) => response.end(`${request.method} ${request.headers.accept}`)
  expect(await outcome(at('/'), { headers: { accept: 'text/calendar' } })).toBe('200 GET text/calendar')
  answer = (_, response) => response.writeHead(404).end('no')
  expect(await outcome(at('/'))).toBe('404 no')
})

it('asks no address that is not http or https, and no http unless allowed', async () => {
  for (const address of ['ftp://calendar.example/', 'file:///etc/passwd', 'calendar.example', ''])
    expect(await outcome(address)).toBe('address')
  expect(await outcome(at('/'), { allowHttp: false })).toBe('address')
  expect(paths).toEqual([])
})

describe('refuses private addresses', () => {
  it.each(['127.0.0.2', '2130706434', '169.254.169.254', '[::1]', '[::ffff:127.0.0.1]', 'localhost'])(
    'in the address: %s',
    async (host) => {
      expect(await outcome(at('/', host))).toBe('private')
    },
  )

  it('behind a name, also next to a public one', async () => {
    names.set('home.example', () => [hidden])
    names.set('both.example', () => [open, hidden])
    expect(await outcome(at('/', 'home.example'))).toBe('private')
    expect(await outcome(at('/', 'both.example'))).toBe('private')
    expect(paths).toEqual([])
  })

  it.each([
    'http://127.0.0.2/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://home.example/',
  ])('after a redirect: %s', async (location) => {
    names.set('home.example', () => [hidden])
    answer = (_, response) => response.writeHead(302, { location }).end()
    expect(await outcome(at('/'))).toBe('private')
    expect(paths).toEqual(['/'])
  })

  it('behind a name that is public until the connection: it is resolved once, for the connection', async () => {
    let asked = 0
    names.set('rebind.example', () => (asked++ === 0 ? [open] : [hidden]))
    expect(await outcome(at('/', 'rebind.example'))).toBe('200 it')
    expect(asked).toBe(1)
    expect(await outcome(at('/', 'rebind.example'))).toBe('private')
    expect(paths).toEqual(['/'])
  })

  it('when the connection itself is to one', async () => {
    vi.mocked(addresses.isPrivateAddress).mockReturnValueOnce(false).mockReturnValueOnce(true)
    names.set('home.example', () => [open])
    expect(await outcome(at('/', 'home.example'))).toBe('private')
  })

  it('unless they are allowed', async () => {
    expect(await outcome(at('/', '127.0.0.1'), { allowPrivate: true })).toBe('200 it')
  })
})

describe('is bounded', () => {
  it('in redirects', async () => {
    answer = ({ url }, response) =>
      response.writeHead(301, { location: `/${Number(url?.slice(1)) + 1}` }).end()
    expect(await outcome(at('/0'))).toBe('redirects')
    expect(paths).toEqual(['/0', '/1', '/2', '/3'])
    expect(await outcome(at('/0'), { redirects: 0 })).toBe('redirects')
  })

  it('in size, said or not', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-length': 2 ** 30 }).write('x')
    expect(await outcome(at('/'))).toBe('too_large')
    let sent = 0
    answer = (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(100_000))) sent += 100_000
      }
      response.on('drain', more)
      more()
    }
    expect(await outcome(at('/'), { maxBytes: 1_000_000, timeoutMs: 20_000 })).toBe('too_large')
    expect(sent).toBeLessThan(2 ** 26)
  })

  it('in time: no head, a body that never ends, redirects that wait', async () => {
    answer = () => {}
    expect(await outcome(at('/'), { timeoutMs: 200 })).toBe('too_slow')
    answer = (_, response) => {
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    }
    expect(await outcome(at('/'), { timeoutMs: 200 })).toBe('too_slow')
    answer = (_, response) => setTimeout(() => response.writeHead(302, { location: '/' }).end(), 120)
    expect(await outcome(at('/'), { timeoutMs: 200 })).toBe('too_slow')
  })

  it('by a server that goes away, or is not there', async () => {
    answer = (_, response) =>
      response.writeHead(200, { 'content-length': 10 }).write('x', () => response.destroy())
    expect(await outcome(at('/'))).toBe('unreachable')
    expect(await outcome('http://nowhere.example/')).toBe('unreachable')
  })
})

it('says nothing of the address in its errors', async () => {
  const secret = 'private-4f1'
  const error: unknown = await ask(at(`/${secret}`, 'localhost')).catch((thrown: unknown) => thrown)
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(secret)
})
