import { expect, inject, it, vi } from 'vitest'
import { ask, isFromMemory } from '../support/ask'

const server = inject('server')
interface Probe {
  fills: Record<string, number>
  running: number
  atOnce: number
}
const probe = async (): Promise<Probe> => (await fetch(inject('probe'))).json() as Promise<Probe>

const spellings = [
  '/x/../pricing',
  '/x/%2e%2e/pricing',
  '//pricing',
  '/./pricing',
  '/%70ricing',
  '/a//../pricing',
]

it('each page has one spelling: others lead there, and are never kept', async () => {
  await vi.waitUntil(() => isFromMemory(server, '/pricing'), 60_000)
  for (const path of spellings) {
    const answer = await ask(server, `${path}?a=b`)
    expect([path, answer.status, answer.headers.location]).toEqual([path, 308, '/pricing?a=b'])
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  }
  await vi.waitUntil(async () => (await probe()).running === 0, 60_000)
  const { fills } = await probe()
  expect(Object.keys(fills).filter((path) => path !== '/pricing' && path.includes('ricing'))).toEqual([])
})

it.each(['/blog/%00', '/blog/%zz', '/%', '/blog\\..\\pricing'])('%s is refused', async (path) => {
  const answer = await ask(server, path)
  expect([answer.status, answer.headers['content-type']]).toEqual([400, 'text/plain'])
})

it('an address of the API that cannot be read is refused in the shape of the API', async () => {
  const answer = await ask(server, '/api/blogs/%00')
  expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
    400,
    { errors: [{ message: 'This is no valid address.', code: 'invalid' }] },
  ])
})

it('parameters that no one knows make no new entries', async () => {
  await vi.waitUntil(() => isFromMemory(server, '/faq'), 60_000)
  const { fills } = await probe()
  await Promise.all(Array.from({ length: 20 }, (_, index) => ask(server, `/faq?unknown=${index}`)))
  expect((await probe()).fills).toEqual(fills)
})

it('at most two pages are filled at once, however many are asked for', async () => {
  const paths = [...(await ask(server, '/sitemap.xml')).body.toString().matchAll(/<loc>[^<]*?:\d+(\/[^<]*)/g)]
  expect(paths.length).toBeGreaterThan(30)
  await Promise.all(paths.map(([, path = '/']) => ask(server, path)))
  // Those above and all before in this run count too.
  await vi.waitUntil(async () => (await probe()).running === 0, { timeout: 30_000 })
  expect((await probe()).atOnce).toBeLessThanOrEqual(2)
})
