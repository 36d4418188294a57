import type { Metadata } from 'next'
import { missingPage } from '@/lib/seo/missing-page'
import { pageMetadata } from '@/lib/seo/page-metadata'
import type { Automation } from './automation'

/** Metadata of an automation's page at `path`, or of a missing page. */
export function automationMetadata(automation: Automation | null, path: string): Metadata {
  if (!automation) return missingPage()
  const { seoTitle: title, seoDescription: description, shareImage: image } = automation
  return pageMetadata({ title, description }, path, { image })
}
