import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, it } from 'vitest'
import { bucketStore } from '../../../src/lib/files/bucket-store'

let asked = 0
let answer: (response: ServerResponse) => void = () => undefined
const server = createServer((request, response) => {
  asked++
  request.resume()
  answer(response)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterEach(() => {
  asked = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const KILOBYTE = 1024
const store = bucketStore(
  {
    bucket: 'bucket',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'test-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    forcePathStyle: true,
  },
  { maxWaitMs: 1500, mostBytes: 300 * KILOBYTE },
)
const list = () => store.olderThan(new Date())

const page = (keys: string[], token?: string) => (response: ServerResponse) => {
  const contents = keys.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2020-01-01T00:00:00.000Z</LastModified></Contents>`,
  )
  const next = token
    ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${token}</NextContinuationToken>`
    : ''
  response.setHeader('content-type', 'application/xml')
  response.end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`)
}

/** More and more of a body, until the reader goes away. */
const endless = (part: Buffer, everyMs: number) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/xml' })
  const timer = setInterval(() => response.write(part), everyMs)
  response.on('close', () => clearInterval(timer))
}

it('a list names files of the folder alone', async () => {
  answer = page(['other/a.png', 'media/../b.png', 'media/c/d.png', '../e.png', 'media/', 'media/f.png'])
  expect(await list()).toEqual(['f.png'])
})

it.each([
  ['with the same token', () => 'again'],
  ['with new tokens', () => `token-${asked}`],
])('a list without an end, %s, ends', async (_, token) => {
  answer = (response) => page(['media/a.png'], token())(response)
  await expect(list()).rejects.toThrow('could not list its files')
})

it('a body that comes slowly for ever ends, of a file and of a list', async () => {
  answer = endless(Buffer.from('a'), 200)
  await expect(store.readWhole('a.png')).rejects.toThrow('could not give a file')
  await expect(list()).rejects.toThrow('could not list its files')
})

it('a body that is larger than any file is not read', async () => {
  answer = endless(Buffer.alloc(200 * KILOBYTE, 'a'), 1)
  await expect(store.readWhole('a.png')).rejects.toThrow('far more than a file')
  await expect(list()).rejects.toThrow('far more than a file')
  const reading = await store.read('a.png')
  await expect(new Response(reading?.body).arrayBuffer()).rejects.toThrow()
})

it('an error says nothing to a terminal', async () => {
  answer = (response) => {
    response.writeHead(400, { 'content-type': 'application/xml' })
    response.end('<Error><Code>Odd</Code><Message>&#27;[2J\nowned</Message></Error>')
  }
  await expect(list()).rejects.toThrow(/^\P{Cc}*$/u)
})

it('redirects are not followed', async () => {
  answer = (response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end()
  await expect(store.readWhole('a.png')).rejects.toThrow('could not give a file')
})
