import { isWithinShape, type ShapeLimits } from './json-shape'
import { problem } from './problem'

const KB = 1024
const MB = 1024 * KB

/** More than visitors and clients ever need. */
const MAX_BODY = 64 * KB
const MAX_EDITORS_BODY = 4 * MB
const MAX_UPLOAD_BODY = 12 * MB

const shapeForAll: ShapeLimits = { depth: 20, names: 100, entries: 2000 }
const shapeForEditors: ShapeLimits = { depth: 200, names: 300, entries: 200_000 }
/** The state of an editor's form is one flat object with a name for each field of each row. */
const shapeForForms: ShapeLimits = { ...shapeForEditors, names: 20_000 }

const tooLarge = (limit: number) =>
  problem(413, {
    message:
      limit === MAX_UPLOAD_BODY
        ? 'A picture may have at most 10 MB.'
        : `The request is larger than ${limit === MAX_BODY ? '64 kB' : '4 MB'}.`,
    code: 'too_large',
  })

const invalid = (message: string) => problem(400, { message, code: 'invalid' })

/**
 * Clients read an answer only after they have sent everything: if the connection closes earlier, they see a network failure. So
 * a body that is too large is read and dropped up to this size.
 */
const MAX_DROPPED = 16 * MB

/** The body in memory; undefined if it has more than `limit` bytes. */
async function readUpTo(
  limit: number,
  body: ReadableStream<Uint8Array>,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
    if (size > MAX_DROPPED) break
  }
  return size > limit ? undefined : Buffer.concat(chunks)
}

/** The document of a request as JSON; the CMS sends it as a part of a form. @throws if it cannot be read */
async function documentOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (/^multipart\//i.test(type)) {
    const part = (await request.formData()).get('_payload')
    return typeof part === 'string' ? JSON.parse(part) : undefined
  }
  // Endpoints read JSON under any name of a type.
  const isForm = /^application\/x-www-form-urlencoded/i.test(type)
  const text = isForm ? '' : await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

/**
 * Why a document is rejected. Payload answers 500 for a form that cannot be read. JSON that cannot be read goes on: the endpoint
 * says first whether the caller may ask at all.
 */
async function documentRefusal(request: Request, shape: ShapeLimits): Promise<Response | undefined> {
  const isForm = /^multipart\//i.test(request.headers.get('content-type') ?? '')
  try {
    const document = await documentOf(request)
    if (isWithinShape(document, shape)) return undefined
    return invalid('The request has too many fields, or they stand too deep in each other.')
  } catch {
    return isForm ? invalid('This form cannot be read.') : undefined
  }
}

interface Bounds {
  isEditor: boolean
  takesPicture?: boolean
  /** A server function of the CMS, which sends the state of a form. */
  takesForm?: boolean
}

/**
 * Limits the size and shape of a body. Payload would read and parse all of it before it checks who sends it.
 * @returns the request to continue with and its body, or the refusal.
 */
export async function boundedBody(
  request: Request,
  bounds: Bounds,
): Promise<{ ok: true; request: Request; body?: Buffer } | { ok: false; refusal: Response }> {
  const { isEditor, takesPicture, takesForm } = bounds
  if (!request.body) return { ok: true, request }
  const type = (request.headers.get('content-type') ?? '').trim().toLowerCase()
  const limit = isEditor
    ? takesPicture && type.startsWith('multipart/')
      ? MAX_UPLOAD_BODY
      : MAX_EDITORS_BODY
    : MAX_BODY
  const isDeclaredTooLarge = Number(request.headers.get('content-length')) > limit
  const body = await readUpTo(isDeclaredTooLarge ? 0 : limit, request.body)
  if (!body) return { ok: false, refusal: tooLarge(limit) }
  const { method, headers, url, signal } = request
  const again = () => new Request(url, { method, headers, body, signal })
  const shape = takesForm ? shapeForForms : isEditor ? shapeForEditors : shapeForAll
  const refusal = await documentRefusal(again(), shape)
  return refusal ? { ok: false, refusal } : { ok: true, request: again(), body }
}
