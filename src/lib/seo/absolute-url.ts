import { env } from '@/env'

/** The full address of a path of this site, such as '/blog'; the home page has no trailing slash. */
export const absoluteUrl = (path: string): string => (path === '/' ? env.SITE_URL : `${env.SITE_URL}${path}`)
