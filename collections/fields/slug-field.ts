import type { TextField, TextFieldSingleValidation } from 'payload'
import { isReservedSlug, isSlug, MAX_SLUG_LENGTH } from '@/features/slug/slug'

const checkSlug: TextFieldSingleValidation = (value, { collectionSlug }) => {
  const slug = String(value ?? '')
  if (!isSlug(slug)) return 'A slug has lowercase letters, digits and single hyphens only.'
  return (
    !isReservedSlug(collectionSlug ?? '', slug) ||
    `“${slug}” is the address of another page. Please choose another slug.`
  )
}

/** The last part of a page's address. If left empty, it is made from `source`. */
export function slugField({ source }: { source: string }): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    maxLength: MAX_SLUG_LENGTH,
    label: 'Slug',
    validate: checkSlug,
    // An empty slug gives a copy its own slug.
    hooks: { beforeDuplicate: [() => ''] },
    admin: {
      position: 'sidebar',
      description: `Last part of the address. If left empty, it is made from the ${source}. The old address of a published page redirects to the new one.`,
    },
  }
}
