import type { Metadata } from 'next'
import { type PageKey, pagePath } from '@/content/page-copies'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { pageCopy } from './queries'

export const copyMetadata = async (key: PageKey): Promise<Metadata> =>
  pageMetadata((await pageCopy(key)).meta, pagePath(key))
