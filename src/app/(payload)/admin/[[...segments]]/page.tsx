import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { tabTitle } from '@/admin/super-admin/tabs'
import { importMap } from '../importMap'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const { segments } = await params
  // Undefined at /admin itself, although Payload's type says otherwise.
  const title = segments?.[0] === 'super-admin' ? tabTitle(segments.slice(1)) : undefined
  const metadata = await generatePageMetadata({ config, params, searchParams })
  return title ? { ...metadata, title } : metadata
}

export default function AdminPage({ params, searchParams }: Args) {
  return RootPage({ config, params, searchParams, importMap })
}
