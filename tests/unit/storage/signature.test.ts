import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../support/s3/signature'

/**
 * The example of Amazon's documentation: "Authenticating Requests: Using the Authorization Header (AWS Signature
 * Version 4)", GET Object.
 */
const identity = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const now = Date.parse('2013-05-24T00:00:00Z')
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const signature = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'

const example = {
  host: 'examplebucket.s3.amazonaws.com',
  range: 'bytes=0-9',
  'x-amz-content-sha256': empty,
  'x-amz-date': '20130524T000000Z',
  authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
}

function codeOf(
  headers: Record<string, string>,
  { url = '/test.txt', body = '', who = identity, at = now } = {},
) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url, headers: { ...example, ...headers } })
  return refusalOf(request, Buffer.from(body), who, at)?.code
}

describe('the local S3 of the tests', () => {
  it('takes the signature of the documentation', () => {
    expect(codeOf({})).toBeUndefined()
  })

  it.each([
    ['another path', {}, { url: '/test2.txt' }, 'SignatureDoesNotMatch'],
    ['a query', {}, { url: '/test.txt?x=1' }, 'SignatureDoesNotMatch'],
    ['another signed header', { range: 'bytes=0-10' }, {}, 'SignatureDoesNotMatch'],
    ['another secret', {}, { who: { ...identity, secretAccessKey: 'x' } }, 'SignatureDoesNotMatch'],
    ['another key', {}, { who: { ...identity, accessKeyId: 'x' } }, 'InvalidAccessKeyId'],
    ['another region', {}, { who: { ...identity, region: 'eu-central-1' } }, 'AuthorizationHeaderMalformed'],
    ['a body', {}, { body: 'x' }, 'XAmzContentSHA256Mismatch'],
    ['a header that is not signed', { 'x-amz-acl': 'public-read' }, {}, 'AccessDenied'],
    ['a later hour', {}, { at: now + 16 * 60_000 }, 'RequestTimeTooSkewed'],
    ['no signature', { authorization: '' }, {}, 'AccessDenied'],
  ])('refuses %s', (_, headers, options, code) => {
    expect(codeOf(headers, options)).toBe(code)
  })
})
