import { randomBytes } from 'node:crypto'

/** A form with one file and the document next to it, as the CMS sends it. */
export function formWith(
  name: string,
  mimetype: string,
  file: Buffer,
  document: object,
): { body: Uint8Array<ArrayBuffer>; type: string } {
  const boundary = `----form${randomBytes(8).toString('hex')}`
  const part = (head: string, content: Buffer | string) => [
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`,
    content,
    '\r\n',
  ]
  const parts = [
    ...part('name="_payload"', JSON.stringify(document)),
    ...part(`name="file"; filename="${name}"\r\nContent-Type: ${mimetype}`, file),
    `--${boundary}--\r\n`,
  ]
  const body = new Uint8Array(Buffer.concat(parts.map((each) => Buffer.from(each))))
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}
