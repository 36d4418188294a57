import { describe, expect, it } from 'vitest'
import { boundedBody } from '../../../src/lib/http/body-limit'

const MB = 1024 * 1024
const KB = 1024
const multipart = 'multipart/form-data; boundary=x'
const people = {
  anyone: { isEditor: false, takesPicture: true },
  editor: { isEditor: true, takesPicture: false },
  uploader: { isEditor: true, takesPicture: true },
}
const part = '--x\r\nContent-Disposition: form-data; name="note"\r\n\r\nabc\r\n'
const whole = `${part}--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{}\r\n--x--\r\n`
const manyFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]))

/** A body that comes in parts, as `Transfer-Encoding: chunked`; reports how much of it was read. */
function stream(bytes: number) {
  let read = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read >= bytes) return controller.close()
      const part = Math.min(64 * 1024, bytes - read)
      read += part
      controller.enqueue(new Uint8Array(part).fill(97))
    },
  })
  return { body, read: () => read }
}

const request = (body: BodyInit, headers: Record<string, string>) =>
  new Request('http://localhost:3000/api/blogs', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)

describe('the body of a request', () => {
  it.each([
    ['anyone', 'application/json', 64 * KB, true],
    ['anyone', 'application/json', 64 * KB + 1, false],
    ['anyone', multipart, 64 * KB + 1, false],
    ['editor', 'application/json', 4 * MB, true],
    ['editor', 'application/json', 4 * MB + 1, false],
    ['editor', 'text/plain', 4 * MB + 1, false],
    ['editor', 'application/x-www-form-urlencoded', 4 * MB + 1, false],
    ['editor', multipart, 4 * MB + 1, false],
    ['uploader', 'application/json', 4 * MB + 1, false],
    ['uploader', multipart, 11 * MB, true],
    ['uploader', multipart, 12 * MB + 1, false],
  ] as const)('of %s as %s with %i bytes passes: %s', async (who, type, bytes, passes) => {
    const declared = await boundedBody(
      request('x', { 'content-type': type, 'content-length': String(bytes) }),
      people[who],
    )
    const isTooLarge = !declared.ok && declared.refusal.status === 413
    expect(isTooLarge).toBe(!passes)
    const chunked = await boundedBody(request(stream(bytes).body, { 'content-type': type }), people[who])
    expect(!chunked.ok && chunked.refusal.status === 413).toBe(!passes)
    if (chunked.ok) expect((await chunked.request.arrayBuffer()).byteLength).toBe(bytes)
  })

  it.each([
    ['a form without its boundary', 'multipart/form-data', 'x'],
    ['another kind of parts', 'multipart/mixed; boundary=x', whole],
    ['an empty form', multipart, ''],
    ['a form without its end', multipart, whole.replace('--x--', '')],
    ['a form without heads', multipart, '--x\r\nabc\r\n--x--\r\n'],
    ['a document that is no JSON', multipart, whole.replace('{}', '{')],
    ['a very deep document', multipart, whole.replace('{}', `${'['.repeat(500)}1${']'.repeat(500)}`)],
    ['a document of very many fields', 'application/json', JSON.stringify(manyFields(400))],
    ['very deep JSON', 'application/json', `${'['.repeat(500)}1${']'.repeat(500)}`],
  ])('is refused as %s', async (_, type, body) => {
    const answer = await boundedBody(request(body || ' ', { 'content-type': type }), people.uploader)
    expect(answer.ok ? 'taken' : answer.refusal.status).toBe(400)
  })

  it('is taken as a whole form', async () => {
    const answer = await boundedBody(request(whole, { 'content-type': multipart }), people.uploader)
    expect(answer.ok && (await answer.request.text())).toBe(whole)
  })

  it('is read no further than a client needs to hear the answer, which names the limit', async () => {
    const endless = stream(100 * MB)
    const answer = await boundedBody(
      request(endless.body, { 'content-type': 'application/json' }),
      people.editor,
    )
    if (answer.ok) throw new Error('It was taken')
    expect(endless.read()).toBeLessThan(17 * MB)
    expect(answer.refusal.status).toBe(413)
    expect(await answer.refusal.json()).toEqual({
      errors: [{ message: 'The request is larger than 4 MB.', code: 'too_large' }],
    })
  })
})
