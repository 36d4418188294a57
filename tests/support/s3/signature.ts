import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Identity {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** What S3 answers with: its code, and the status that goes with it. */
export interface Refusal {
  status: number
  code: string
  message: string
}

const refused = (status: number, code: string, message: string): Refusal => ({ status, code, message })

const MOST_SKEW_MS = 15 * 60_000
const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Percent-encoded as signatures want it. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function canonicalRequest(request: IncomingMessage, signed: readonly string[], payload: string): string {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage')
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const headers = signed.map(
    (name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}\n`,
  )
  return [request.method, pathname, query, headers.join(''), signed.join(';'), payload].join('\n')
}

/** The instant of `20261122T123456Z`. */
const instant = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/**
 * Checks a request as S3 does (Signature Version 4, in headers): who, when, for which region, and that neither the
 * request nor its body was changed. Undefined when all is right.
 */
export function refusalOf(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: Identity,
  now = Date.now(),
): Refusal | undefined {
  const [, key, day = '', asked, names = '', signature = ''] =
    FORM.exec(request.headers.authorization ?? '') ?? []
  if (!key) return refused(403, 'AccessDenied', 'Access Denied')
  if (key !== accessKeyId)
    return refused(
      403,
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    )
  if (asked !== region)
    return refused(
      400,
      'AuthorizationHeaderMalformed',
      `The authorization header is malformed; the region '${asked}' is wrong; expecting '${region}'`,
    )
  const date = String(request.headers['x-amz-date'])
  if (!date.startsWith(day) || !(Math.abs(instant(date) - now) < MOST_SKEW_MS))
    return refused(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    )
  const signed = names.split(';')
  const unsigned = Object.keys(request.headers).find(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !signed.includes(name),
  )
  if (unsigned)
    return refused(403, 'AccessDenied', 'There were headers present in the request which were not signed')
  const payload = String(request.headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))
    return refused(
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    )
  const scope = `${day}/${region}/s3/aws4_request`
  const text = `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonicalRequest(request, signed, payload))}`
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretAccessKey}`,
  )
  if (timingSafeEqual(hmac(signingKey, text), Buffer.from(signature, 'hex'))) return undefined
  return refused(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  )
}
