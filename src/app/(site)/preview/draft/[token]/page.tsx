import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Alert } from '@/components/ui/alert'
import { fillPlaceholders } from '@/content/placeholders'
import { companyDetails } from '@/features/legal/company'
import { showDraftCopy } from '@/features/page-copy/queries'
import { TypedPreviewView } from '@/features/preview/components/typed-preview'
import { loadSharedDraft, type Preview } from '@/features/preview/load-preview'
import { DraftRemarks } from '@/features/publication/remark/components/draft-remarks'
import { siteFigures } from '@/features/site/figures'
import { siteFacts } from '@/features/site/queries'
import { dayInUtc } from '@/lib/time/zoned-text'
import { builtInPages } from '../../_built-in-pages'

export const dynamic = 'force-dynamic'
// The address is a secret, so links must not pass it on.
export const metadata: Metadata = {
  title: 'Draft',
  robots: { index: false, follow: false, noarchive: true },
  referrer: 'no-referrer',
}

async function Draft({ preview }: { preview: Preview }) {
  if (preview.kind === 'pages') {
    showDraftCopy(preview.doc)
    const BuiltInPage = builtInPages[preview.doc.key]
    return <BuiltInPage />
  }
  const [figures, facts] = await Promise.all([siteFigures(), siteFacts()])
  const shown = { ...preview, doc: fillPlaceholders(preview.doc, figures) } as typeof preview
  return <TypedPreviewView preview={shown} company={companyDetails(facts)} />
}

export default async function SharedDraftPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const shared = await loadSharedDraft(token, new Date())
  if (!shared) notFound()
  return (
    <>
      <div className="mx-auto w-full max-w-[78rem] px-[min(1.25rem,6.25vw)] pt-4 sm:px-8 lg:px-12">
        <Alert tone="warning">
          This is a draft. Only people with this link can see it, until {dayInUtc(shared.until)}. You can
          leave remarks: beside a paragraph, or below.
        </Alert>
      </div>
      <Draft preview={shared.preview} />
      <DraftRemarks token={token} places={shared.places} first={shared.remarks} />
    </>
  )
}
