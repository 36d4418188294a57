import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { env } from '@/env'
import { companyDetails } from '@/features/legal/company'
import { showDraftCopy } from '@/features/page-copy/queries'
import { LivePreview } from '@/features/preview/components/live-preview'
import { RefreshOnSave } from '@/features/preview/components/refresh-on-save'
import { loadPreview } from '@/features/preview/load-preview'
import { siteFigures } from '@/features/site/figures'
import { siteFacts } from '@/features/site/queries'
import { builtInPages } from '../../_built-in-pages'

type Params = { params: Promise<{ collection: string; id: string }> }

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

export default async function PreviewPage({ params }: Params) {
  const { collection, id } = await params
  const preview = await loadPreview(await headers(), collection, id)
  if (!preview) notFound()
  if (preview.kind === 'pages') {
    showDraftCopy(preview.doc)
    const BuiltInPage = builtInPages[preview.doc.key]
    return (
      <>
        <RefreshOnSave siteUrl={env.SITE_URL} />
        <BuiltInPage />
      </>
    )
  }
  const [figures, facts] = await Promise.all([siteFigures(), siteFacts()])
  return (
    <LivePreview preview={preview} figures={figures} company={companyDetails(facts)} siteUrl={env.SITE_URL} />
  )
}
