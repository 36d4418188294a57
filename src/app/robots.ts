import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** /robots.txt: everything public may be found; the application behind it need not be visited. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/media/file/'],
      disallow: ['/admin', '/super-admin', '/api/', '/dashboard', '/preview/'],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
