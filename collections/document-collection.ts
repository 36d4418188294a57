import type { CollectionConfig, Field, Tab } from 'payload'
import type { PublicationStatus } from '@/features/publication/rules'
import type { PagedKind } from '@/features/redirects/paths'
import { editorAccess, publishedOrAdmins, shownOrAdmins } from './access/rules'
import { contentHtmlField } from './fields/article-fields'
import { listingFields, slugField } from './fields/simple-fields'
import { checkContent, cleansText, contentFromHtml } from './hooks/article-content'
import { documentHooks } from './hooks/document-hooks'
import { previewOf } from './hooks/preview'
import { statusField } from './publication/status-field'

type Kind = Exclude<PagedKind, 'blogs'>

interface DocumentCollection {
  labels: { singular: string; plural: string }
  admin: CollectionConfig['admin']
  defaultSort: string
  maxVersions: number
  /** Documents without tabs begin with `fields`. */
  tabs?: Tab[]
  initial: PublicationStatus
  fields: Field[]
}

function documentCollection(
  slug: Kind,
  { admin, maxVersions, tabs, initial, fields, ...rest }: DocumentCollection,
) {
  return {
    slug,
    ...rest,
    admin: { group: 'Site', useAsTitle: 'title', ...admin, ...previewOf(slug) },
    versions: { maxPerDoc: maxVersions },
    fields: [
      ...(tabs ? [{ type: 'tabs' as const, tabs }] : fields),
      statusField(initial),
      slugField({ source: 'title' }),
      ...(tabs ? fields : []),
    ],
  } satisfies Partial<CollectionConfig>
}

type Given = Omit<DocumentCollection, 'maxVersions' | 'initial' | 'fields'>

export const listedDocuments = (
  slug: 'ideas' | 'flagships',
  given: Omit<Given, 'defaultSort'>,
): CollectionConfig => ({
  ...documentCollection(slug, {
    ...given,
    defaultSort: 'orderIndex',
    maxVersions: 20,
    initial: 'published',
    fields: listingFields,
  }),
  access: editorAccess(shownOrAdmins),
  hooks: documentHooks(slug),
})

export function textDocuments(
  slug: 'case-studies' | 'custom-pages',
  { fields = [], ...given }: Given & { fields?: Field[] },
): CollectionConfig {
  const page = documentHooks(slug)
  return {
    ...documentCollection(slug, {
      ...given,
      maxVersions: 30,
      initial: 'draft',
      fields: [...fields, contentHtmlField()],
    }),
    access: editorAccess(publishedOrAdmins),
    hooks: {
      ...page,
      beforeOperation: [contentFromHtml, checkContent],
      beforeValidate: [cleansText(slug, given.labels.singular), ...page.beforeValidate],
    },
  }
}
