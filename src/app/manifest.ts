import type { MetadataRoute } from 'next'
import { siteLook } from '@/features/brand/queries'
import { deepOf, withVersion } from '@/features/brand/shown'
import { siteFacts } from '@/features/site/queries'

/** /manifest.webmanifest: how the site looks on a home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const [{ brandName }, look] = await Promise.all([siteFacts(), siteLook()])
  const icon = (path: string) => withVersion(path, look)
  return {
    name: brandName,
    short_name: brandName,
    description: look.tagline,
    start_url: '/',
    display: 'minimal-ui',
    background_color: look.colors.ground,
    theme_color: deepOf(look.colors),
    icons: [
      { src: icon('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: icon('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: icon('/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
