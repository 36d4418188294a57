import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { acceptedEncoding } from './encodings.ts'

const A_YEAR = 31_536_000

/**
 * Serves the build's hashed files, compressed once during the build. The list is made at start, so a request can never name
 * another file.
 * @returns a handler that returns false for unknown files.
 */
export function staticFiles(
  folder: string,
  url: string,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: A_YEAR,
    extensions: [],
  })
  return (req, res) => {
    const { url: address = '', headers } = req
    if (!address.startsWith(`${url}/`)) return false
    const { range, 'accept-encoding': accepted } = headers
    // sirv only searches for names and would read `br;q=0` as a preference.
    headers['accept-encoding'] = acceptedEncoding(accepted, ['br', 'gzip'])
    // A Range may be ignored, and sirv misreads some. These files are small.
    delete headers.range
    // If a new build has removed the file, the answer ends, not the process.
    const guard = (file: Readable) => file.once('error', () => res.destroy())
    res.once('pipe', guard)
    req.url = address.slice(url.length)
    let known = true
    serve(req, res, () => {
      known = false
    })
    if (!known) {
      res.off('pipe', guard)
      Object.assign(headers, { range, 'accept-encoding': accepted })
    }
    req.url = address
    return known
  }
}
