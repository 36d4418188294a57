import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { tabTitle } from '@/admin/super-admin/tabs'
import { siteFacts } from '@/features/site/queries'
import { importMap } from '../importMap'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const { segments } = await params
  // Undefined at /admin itself, although Payload's type says otherwise.
  const title = segments?.[0] === 'super-admin' ? tabTitle(segments.slice(1)) : undefined
  const [metadata, { brandName }] = await Promise.all([
    generatePageMetadata({ config, params, searchParams }),
    siteFacts(),
  ])
  const own = title ?? (typeof metadata.title === 'string' ? metadata.title.trim() : '')
  return { ...metadata, title: own ? `${own} - ${brandName}` : brandName }
}

export default function AdminPage({ params, searchParams }: Args) {
  return RootPage({ config, params, searchParams, importMap })
}
