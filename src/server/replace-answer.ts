import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

interface Replacement {
  status: number
  headers: OutgoingHttpHeaders
  body?: Buffer
}

const OF_THE_OTHER = /^(content-|cache-control|etag|link|transfer-encoding|x-nextjs)/

/** Sends `replacement` in place of what the framework answers, where that has the status `unwanted`. */
export function replaceAnswer(res: ServerResponse, unwanted: number, replacement: Replacement): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  const end = res.end.bind(res) as (body?: Buffer) => ServerResponse
  const { status, headers, body } = replacement
  res.writeHead = (...args: unknown[]) => {
    if (args[0] !== unwanted) return writeHead(...args)
    for (const name of res.getHeaderNames()) if (OF_THE_OTHER.test(name)) res.removeHeader(name)
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
    res.setHeader('Content-Length', body?.length ?? 0)
    // What the framework still writes was to be the other answer.
    res.write = () => true
    res.end = () => res
    writeHead(status)
    end(res.req.method === 'HEAD' ? undefined : body)
    return res
  }
}
