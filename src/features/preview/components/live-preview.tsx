'use client'

import { useLivePreview } from '@payloadcms/live-preview-react'
import type { Figures } from '@/content/figures'
import { fillPlaceholders } from '@/content/placeholders'
import type { CompanyDetails } from '@/features/legal/company'
import { type TypedPreview, TypedPreviewView } from './typed-preview'
import { useOwnOrigin } from './use-own-origin'

type LivePreviewProps = { preview: TypedPreview; figures: Figures; company: CompanyDetails; siteUrl: string }

export function LivePreview({ preview, figures, company, siteUrl }: LivePreviewProps) {
  const serverURL = useOwnOrigin(siteUrl)
  const { data } = useLivePreview({ initialData: preview.doc, serverURL, depth: 1 })
  const shown = { ...preview, doc: fillPlaceholders(data, figures) } as TypedPreview
  return <TypedPreviewView preview={shown} company={company} />
}
