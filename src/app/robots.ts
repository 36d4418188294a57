import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** /robots.txt: all public pages may be indexed; the application is excluded. */
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
