import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { policyForHtml } from './content-policy.ts'

const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*\/>/g
const RETRY_SECONDS = 30

const isDocument = ({ method, url = '', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && headers.rsc === undefined

/**
 * Where the framework cannot make a page, as with the database down, it answers 500 with an empty
 * document whose scripts were to fill it, which no policy lets run. A visitor gets the finished page of
 * `src/app/(unavailable)` in its place, without scripts, and with 503, because such a fault passes.
 */
export function errorPage(root: string): (req: IncomingMessage, res: ServerResponse) => void {
  const file = join(root, '.next/server/app/unavailable.html')
  if (!existsSync(file)) return () => undefined
  const html = readFileSync(file, 'utf8').replace(SCRIPTS, '')
  const body = Buffer.from(html)
  const policy = policyForHtml(html)

  return (req, res) => {
    if (!isDocument(req)) return
    const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
    const end = res.end.bind(res) as (chunk?: Buffer) => ServerResponse
    res.writeHead = (...args: unknown[]) => {
      if (args[0] !== 500) return writeHead(...args)
      for (const name of res.getHeaderNames())
        if (/^(content-|cache-control|etag|transfer-encoding|x-nextjs)/.test(name)) res.removeHeader(name)
      res.setHeader('Content-Type', 'text/html; charset=utf-8')
      res.setHeader('Content-Length', body.length)
      res.setHeader('Content-Security-Policy', policy)
      res.setHeader('Cache-Control', 'no-store')
      res.setHeader('Retry-After', RETRY_SECONDS)
      // What the framework still writes was to be the other page.
      res.write = () => true
      res.end = () => res
      writeHead(503)
      end(req.method === 'HEAD' ? undefined : body)
      return res
    }
  }
}
