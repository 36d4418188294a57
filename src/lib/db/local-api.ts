import type { PayloadRequest } from 'payload'

/** Options of the Local API for the site's own work: without access rules, in the transaction of `req`. */
export const asSite = (req: PayloadRequest) => ({ depth: 0, overrideAccess: true, req }) as const

/** The same with the access rules of the caller. */
export const asCaller = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, req }) as const
