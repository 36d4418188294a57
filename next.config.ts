import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/** A build with little memory (scripts/build.ts): nothing for a next build, no maps, pages one after the other. */
const sparing = process.env.BUILD_MEMORY === 'little' && {
  turbopackFileSystemCacheForBuild: false,
  turbopackSourceMaps: false,
  turbopackInputSourceMaps: false,
  cpus: 1,
}

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm test`; a start on a fresh clone need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Pictures are made in all sizes at upload; nothing is resized on request.
  images: { unoptimized: true },

  serverExternalPackages: [
    'pg-boss',
    'pino',
    'pino-pretty',
    'nodemailer',
    'rate-limiter-flexible',
    'jsdom',
    'googleapis',
  ],
  rewrites: async () => ({
    // Before the files of public/, which are the default icons.
    beforeFiles: [
      {
        source:
          '/:icon(favicon\\.ico|icon\\.svg|apple-touch-icon\\.png|icon-192\\.png|icon-512\\.png|icon-maskable-512\\.png)',
        destination: '/brand/:icon',
      },
    ],
    afterFiles: [
      // The back office is a view of the admin with a short address.
      { source: '/super-admin/:path*', destination: '/admin/super-admin/:path*' },
      { source: '/blog/:slug.md', destination: '/article-markdown/:slug' },
      { source: '/.well-known/security.txt', destination: '/security.txt' },
      { source: '/.well-known/mcp.json', destination: '/mcp.json' },
    ],
    fallback: [],
  }),
  // Where password managers look for the form.
  redirects: async () => [
    { source: '/.well-known/change-password', destination: '/dashboard#security', permanent: false },
  ],
  cacheHandler: `${import.meta.dirname}/src/patches/next/page-cache/cache-handler.ts`,
  cacheMaxMemorySize: 0,
  turbopack: { root: import.meta.dirname },
  // The form of the longest article, as src/lib/http/body-limit.ts.
  experimental: { globalNotFound: true, serverActions: { bodySizeLimit: '4mb' }, ...sparing },
}

export default withPayload(nextConfig, { devBundleServerPackages: false })
