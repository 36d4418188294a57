import type { IncomingHttpHeaders } from 'node:http'

/** Returns true if Next's client requests the data of a page. Its other headers only say which part. */
export const isDataRequest = ({ headers }: { headers: IncomingHttpHeaders }): boolean => headers.rsc === '1'
/** Names the server function that a POST calls. */
export const SERVER_FUNCTION_HEADER = 'next-action'
/** MISS, HIT or STALE, only on pages from Next's cache. */
export const CACHE_STATE_HEADER = 'x-nextjs-cache'
