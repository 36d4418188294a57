import type { Env } from '../../env'

/**
 * Origins whose pages may act with a visitor's cookie: only the site's own. A site on this machine has both names of the
 * loopback address.
 */
export function allowedOrigins({ SITE_URL }: Pick<Env, 'SITE_URL'>): string[] {
  const site = new URL(SITE_URL)
  if (site.hostname !== 'localhost' && site.hostname !== '127.0.0.1') return [site.origin]
  return ['localhost', '127.0.0.1'].map((host) => {
    const alias = new URL(site)
    alias.hostname = host
    return alias.origin
  })
}
