import { sitemapEntries } from '@/features/discovery/sitemap'

/** /sitemap.xml */
export default sitemapEntries
