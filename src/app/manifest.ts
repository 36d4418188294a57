import type { MetadataRoute } from 'next'
import { siteTagline } from '@/content/navigation'
import { siteFacts } from '@/features/site/queries'

/** /manifest.webmanifest: how the site looks on a home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { brandName } = await siteFacts()
  return {
    name: brandName,
    short_name: brandName,
    description: siteTagline,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f6f3ec',
    theme_color: '#0d3b31',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
