import type { UIFieldServerProps } from 'payload'
import { isPagedKind, pagePaths } from '@/features/redirects/paths'
import { siteFigures } from '@/features/site/figures'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { SearchPreviewCard } from './search-preview-card'

export async function SearchPreview({ collectionSlug }: UIFieldServerProps) {
  if (collectionSlug === 'pages')
    return <SearchPreviewCard start={absoluteUrl('/').replace(/\/$/, '')} figures={await siteFigures()} />
  if (!isPagedKind(collectionSlug)) return null
  return <SearchPreviewCard start={absoluteUrl(pagePaths[collectionSlug])} figures={await siteFigures()} />
}
