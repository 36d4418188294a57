import type { z } from 'zod'
import { type ApiError, problem } from './problem'

const MAX_JSON_BYTES = 64 * 1024

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; refusal: Response }

/** A request, as the platform and Payload pass it. */
type Incoming = { headers: Headers; body?: ReadableStream<Uint8Array> | null | undefined }

async function boundedText(request: Incoming): Promise<string | null> {
  if (Number(request.headers.get('content-length')) > MAX_JSON_BYTES) return null
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    // Leaving the loop cancels the stream, so the rest of an endless body is never read.
    if (size > MAX_JSON_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Checks `input` against `schema`. A refusal names each wrong field. Unknown fields are dropped. */
export function parseInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
): Parsed<z.core.output<Schema>> {
  const parsed = schema['~standard'].validate(input)
  if (parsed instanceof Promise) throw new TypeError('Schemas of requests are synchronous')
  if (!parsed.issues) return { ok: true, value: parsed.value as z.core.output<Schema> }
  const errors = parsed.issues.map((issue): ApiError => {
    const field = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part)).join('.')
    return field
      ? { message: issue.message, code: 'invalid', field }
      : { message: 'The request must be a JSON object.', code: 'invalid' }
  })
  return { ok: false, refusal: problem(400, errors) }
}

/** Reads a JSON body of at most 64 kB. */
export async function readJson(request: Incoming): Promise<Parsed<unknown>> {
  const text = await boundedText(request)
  if (text === null) {
    return {
      ok: false,
      refusal: problem(413, { message: 'The request is larger than 64 kB.', code: 'too_large' }),
    }
  }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return {
      ok: false,
      refusal: problem(400, { message: 'The request is not valid JSON.', code: 'invalid' }),
    }
  }
}

/** Reads a JSON body of at most 64 kB and checks it against `schema`. */
export async function parseBody<Schema extends z.core.$ZodType>(
  request: Incoming,
  schema: Schema,
): Promise<Parsed<z.core.output<Schema>>> {
  const body = await readJson(request)
  return body.ok ? parseInput(schema, body.value) : body
}
