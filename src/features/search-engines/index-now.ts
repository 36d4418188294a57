import { createHmac } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { env } from '@/env'
import { fetchOutside, type OutsideRequest } from '@/lib/http/fetch-outside'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { log } from '@/lib/log'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** One address for all search engines of IndexNow (https://www.indexnow.org/documentation). */
const ENDPOINT = 'https://api.indexnow.org/indexnow'
const KEY_PATH = '/indexnow-key.txt'

/** Proves that the request comes from this site, which serves the same key. Not a secret. */
export const indexNowKey = (): string =>
  createHmac('sha256', env.PAYLOAD_SECRET).update('indexnow').digest('hex').slice(0, 32)

export async function announcePage(req: PayloadRequest, path: string): Promise<void> {
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (settings.tellSearchEngines) await sendJob(req, 'index-now', { path })
}

/**
 * Notifies the search engines that a page is new, changed or gone. Safe to repeat.
 * @throws Error if they cannot be reached or ask to wait, so that the job is tried again.
 */
export async function tellSearchEngines(
  _payload: Payload,
  { path }: Jobs['index-now'],
  post: (address: string, request: OutsideRequest) => Promise<{ status: number }> = fetchOutside,
): Promise<void> {
  const { status } = await post(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(env.SITE_URL).host,
      key: indexNowKey(),
      keyLocation: absoluteUrl(KEY_PATH),
      urlList: [absoluteUrl(path)],
    }),
    maxBytes: 10_000,
    timeoutMs: 10_000,
    redirects: 2,
  })
  if (status < 300) return
  if (status === 429 || status >= 500) throw new Error(`IndexNow answered ${status}`)
  // Another try would get the same answer.
  log.warn({ status, path }, 'IndexNow did not take the address of a page')
}
