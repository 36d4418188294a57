'use client'

import { useFormFields } from '@payloadcms/ui'
import type { Figures } from '@/content/figures'
import { fillPlaceholders } from '@/content/placeholders'
import { DESCRIPTION_SHOWN, searchResult, TITLE_SHOWN } from '@/features/blog/writing/search-result'

const lengthNote = (name: string, length: number, most: number): string =>
  length > most
    ? `${name}: ${length} characters, cut after about ${most}.`
    : `${name}: ${length} of about ${most} characters.`

const useTyped = (name: string): string =>
  useFormFields(([fields]) => {
    const held = fields[name]?.value
    return typeof held === 'string' ? held.trim() : ''
  })

export function SearchPreviewCard({ start, figures }: { start: string; figures: Figures }) {
  const [metaTitle, title, metaDescription, excerpt, summary, slugOrNone, key] = [
    useTyped('meta.title'),
    useTyped('title'),
    useTyped('meta.description'),
    useTyped('excerpt'),
    useTyped('description'),
    useTyped('slug'),
    useTyped('key'),
  ]
  const slug = slugOrNone || key
  const isHome = slug === 'home'
  const listed = fillPlaceholders(
    { title: metaTitle || title, description: metaDescription || excerpt || summary },
    figures,
  )
  const url = isHome ? start : `${start}/${slug || '…'}`
  const result = searchResult({ ...listed, url, brandName: figures.brandName })
  return (
    <section className="search-preview" aria-label="Search preview">
      <div className="search-preview__card">
        <p className="search-preview__address">{result.address}</p>
        <p className="search-preview__title">{result.title}</p>
        <p>{result.description || 'Without a description, search engines show some text of the page.'}</p>
      </div>
      <p className="search-preview__note">
        <span>{lengthNote(`Title with “ · ${figures.brandName}”`, result.titleLength, TITLE_SHOWN)}</span>{' '}
        <span>{lengthNote('Description', result.descriptionLength, DESCRIPTION_SHOWN)}</span>
      </p>
    </section>
  )
}
