import { sitemapEntries } from '@/features/discovery/sitemap'

export default sitemapEntries
