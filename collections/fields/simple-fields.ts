import type {
  CheckboxField,
  CollectionSlug,
  EmailField,
  Field,
  RowField,
  SelectField,
  TextareaField,
  TextField,
  TextFieldSingleValidation,
  UIField,
  UploadField,
} from 'payload'
import { isKnownPage, siteAddress } from '@/features/discovery/known-pages'
import { isSafeHref } from '@/features/rich-text/safe-href'
import { trashedSlugProblem } from '@/features/slug/document-with-slug'
import { isReservedSlug, isSlug, MAX_SLUG_LENGTH, slugify } from '@/features/slug/slug'
import { addressProblem, normalizeAddress } from '@/lib/validation/email-address'
import { storedAddress } from '@/lib/validation/stored-address'

const isActiveField: Field = {
  name: 'isActive',
  type: 'checkbox',
  required: true,
  defaultValue: true,
  index: true,
  label: 'Shown on the site',
  // An editor changes a copy before visitors see it.
  hooks: { beforeDuplicate: [() => false] },
  admin: {
    position: 'sidebar',
    components: { Cell: '/src/admin/cms/state-cell#ShownCell' },
  },
}

export const orderIndexField: Field = {
  name: 'orderIndex',
  type: 'number',
  required: true,
  defaultValue: 100,
  index: true,
  label: 'Order',
  admin: { position: 'sidebar', step: 10, description: 'Smaller numbers come first.' },
}

export const listingFields: Field[] = [orderIndexField, isActiveField]

/** For lists that editors sort by dragging. A program can read the place but not set it. */
export const draggedListingFields: Field[] = [
  {
    name: 'orderIndex',
    type: 'number',
    required: true,
    defaultValue: 100,
    index: true,
    label: 'Order',
    admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  },
  isActiveField,
]

export function textList(name: string, label: string, singular: string, maxLength = 300): Field {
  return {
    name,
    type: 'array',
    label,
    labels: { singular, plural: label },
    admin: { initCollapsed: false },
    fields: [{ name: 'text', type: 'text', required: true, maxLength, label: singular }],
  }
}

export function pairList(
  name: string,
  label: string,
  singular: string,
  [first, second]: readonly [{ name: string; label: string }, { name: string; label: string }],
): Field {
  return {
    name,
    type: 'array',
    label,
    labels: { singular, plural: label },
    fields: [
      { name: first.name, type: 'text', required: true, maxLength: 120, label: first.label },
      paragraph(second.name, second.label, 600, { required: true, admin: { rows: 2 } }),
    ],
  }
}

/** Accepts a path of this site or a full web address, and no script. */
export const safeAddress = (value: unknown): true | string =>
  isSafeHref(String(value ?? '')) || 'Write an address such as /contact or https://...'

/** The same, and refuses a path of this site without a page. A link that is already stored can stay when its page has gone. */
export const addressOfPage: TextFieldSingleValidation = async (value, { event, previousValue, req }) => {
  const answer = safeAddress(value)
  const path = siteAddress(String(value ?? ''))
  if (answer !== true || path === undefined || event === 'onChange' || value === previousValue) return answer
  return (
    (await isKnownPage(req, path)) ||
    `Visitors find no page at ${path}. Publish it first, or choose the address of another page.`
  )
}

export const pictureField = (
  name: 'coverImage' | 'featuredImage',
  admin: { position?: 'sidebar' } = {},
): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: 'Cover picture',
  admin: { ...admin, components: { afterInput: ['/src/admin/cms/writing/cover-words#CoverWords'] } },
})

/** Opens the panel next to a text. */
export const detailsToggle = {
  beforeDocumentControls: ['/src/admin/cms/writing/details-toggle#DetailsToggle'],
}

/** The heading of a page to write on (src/app/(payload)/writing.css). */
export const titleField = (maxLength: number): TextField => ({
  name: 'title',
  type: 'text',
  required: true,
  maxLength,
  label: 'Title',
  admin: { components: { Field: '/src/admin/cms/writing/title-field#TitleField' } },
})

const checkSlug =
  (source: string): TextFieldSingleValidation =>
  async (value, { collectionSlug = '', data, event, id, req }) => {
    const slug = String(value ?? '')
    const title = String((data as Record<string, unknown>)[source] ?? '')
    // The hook makes one of a title that has letters for it.
    if (!slug)
      return (
        !title.trim() ||
        (event === 'onChange' && slugify(title) !== '') ||
        `The ${source} has no Latin letters for an address. Please write a slug.`
      )
    if (!isSlug(slug)) return 'A slug has lowercase letters, digits and single hyphens only.'
    if (isReservedSlug(collectionSlug, slug))
      return `“${slug}” is the address of another page. Please choose another slug.`
    if (event === 'onChange') return true
    return (
      (await trashedSlugProblem(req, { collection: collectionSlug as CollectionSlug, slug, ownId: id })) ??
      true
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
    validate: checkSlug(source),
    // An empty slug gives a copy its own slug.
    hooks: { beforeDuplicate: [() => ''] },
    admin: {
      position: 'sidebar',
      components: { Error: '/src/admin/cms/slug-error#SlugError' },
      description: `Last part of the address. If left empty, it is made from the ${source}. The old address of a published page redirects to the new one.`,
    },
  }
}

type Common = 'access' | 'admin' | 'defaultValue' | 'hooks' | 'index' | 'required' | 'unique' | 'virtual'
type More<Of extends Field> = Partial<Pick<Of, Extract<keyof Of, Common>>>

export const line = (
  name: string,
  label: string,
  maxLength: number,
  more: More<TextField> & { validate?: TextFieldSingleValidation } = {},
): TextField => ({ name, type: 'text', label, maxLength, ...more })

/** A line for an address. It is stored as browsers would open it, not as it was typed. */
export const addressLine = (
  name: string,
  label: string,
  maxLength: number,
  more: Parameters<typeof line>[3] = {},
  stored: (typed: string) => string = storedAddress,
): TextField => ({
  ...line(name, label, maxLength, more),
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? stored(value) : value)] },
})

/** Stored in the one form of addresses. Payload's own rule refuses domains such as `xn--e1afmkfd.xn--p1ai`. */
export const emailField = (name: string, label: string, more: More<EmailField> = {}): EmailField => ({
  name,
  type: 'email',
  label,
  ...more,
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? normalizeAddress(value) : value)],
  },
  validate: (value, { previousValue, required }) => {
    if (!value) return !required || 'Email is required'
    return value === previousValue || (addressProblem(String(value)) ?? true)
  },
})

export const paragraph = (
  name: string,
  label: string,
  maxLength: number,
  more: More<TextareaField> & Pick<TextareaField, 'validate'> = {},
): TextareaField => ({ name, type: 'textarea', label, maxLength, ...more })

export const choice = (
  name: string,
  label: string,
  labels: Readonly<Record<string, string>> | readonly string[],
  more: More<SelectField> = {},
): SelectField => ({
  name,
  type: 'select',
  label,
  options: Array.isArray(labels)
    ? labels.map((value) => ({ value, label: value }))
    : Object.entries(labels).map(([value, words]) => ({ value, label: words })),
  ...more,
})

/** A select whose value the lists of the CMS show with a mark. */
export const statusSelect = (
  labels: Readonly<Record<string, string>>,
  defaultValue: string,
  admin: SelectField['admin'] = {},
): SelectField =>
  choice('status', 'Status', labels, {
    required: true,
    index: true,
    defaultValue,
    admin: { components: { Cell: '/src/admin/cms/state-cell#StateCell' }, ...admin },
  })

export const tick = (name: string, label: string, more: More<CheckboxField> = {}): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  ...more,
})

export const screenPart = (
  name: string,
  Field: NonNullable<UIField['admin']['components']>['Field'],
  admin: UIField['admin'] = {},
): UIField => ({
  name,
  type: 'ui',
  admin: { disableListColumn: true, disableBulkEdit: true, ...admin, components: { Field } },
})

export const saveFailure = (words: string, wordsOnScreen = words): UIField =>
  screenPart('saveFailure', {
    path: '/src/admin/save-failure#SaveFailure',
    clientProps: { words, wordsOnScreen },
  })

export const searchPreview = screenPart('preview', '/src/admin/cms/writing/search-preview#SearchPreview')

export const row = (...fields: Field[]): RowField => ({ type: 'row', fields })
