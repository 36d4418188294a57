import { describe, expect, it } from 'vitest'
import { boundedBody } from '../../../src/lib/http/body-limit'

const MB = 1024 * 1024
const multipart = 'multipart/form-data; boundary=x'

/** A body that comes in parts, as `Transfer-Encoding: chunked`; tells how much of it was read. */
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
    ['application/json', MB, true],
    ['application/json', MB + 1, false],
    ['text/plain', MB + 1, false],
    ['application/x-www-form-urlencoded', MB + 1, false],
    [multipart, 11 * MB, true],
    [multipart, 12 * MB + 1, false],
  ])('of %s with %i bytes passes: %s', async (type, bytes, passes) => {
    const declared = await boundedBody(
      request('x', { 'content-type': type, 'content-length': String(bytes) }),
    )
    expect(declared.ok).toBe(passes)
    const chunked = await boundedBody(request(stream(bytes).body, { 'content-type': type }))
    expect(chunked.ok).toBe(passes)
    if (chunked.ok) expect((await chunked.request.arrayBuffer()).byteLength).toBe(bytes)
  })

  it('is read no further than a client needs to hear the answer, which names the limit', async () => {
    const endless = stream(100 * MB)
    const answer = await boundedBody(request(endless.body, { 'content-type': 'application/json' }))
    if (answer.ok) throw new Error('It was taken')
    expect(endless.read()).toBeLessThan(17 * MB)
    expect(answer.refusal.status).toBe(413)
    expect(await answer.refusal.json()).toEqual({
      errors: [{ message: 'The request is larger than 1 MB.', code: 'too_large' }],
    })
  })
})
