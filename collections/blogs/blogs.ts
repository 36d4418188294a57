import { postView } from '@endpoints/blog/blog-endpoints'
import type { CollectionConfig, Field, FieldHook } from 'payload'
import { placeholderHint } from '@/content/placeholders'
import { MAX_TEXT_LENGTH } from '@/features/blog/article/length'
import { MAX_TAG_LENGTH } from '@/features/blog/article/rules'
import { pictureOf } from '@/features/media/picture'
import { loadById } from '@/lib/db/load-by-id'
import { referenceId } from '@/lib/db/reference-id'
import type { Blog, Media, User } from '@/payload-types'
import { adminsOnly, editorAccess, publishedOrAdmins, serverOnly, setByServer } from '../access/rules'
import { articleField, contentHtmlField } from '../fields/article-fields'
import {
  detailsToggle,
  paragraph,
  pictureField,
  screenPart,
  slugField,
  titleField,
} from '../fields/simple-fields'
import { checkContent, cleansText, contentFromHtml } from '../hooks/article-content'
import { documentHooks } from '../hooks/document-hooks'
import { previewOf } from '../hooks/preview'
import { statusField } from '../publication/status-field'
import { cleanArticle, deriveFields, reportPublication } from './hooks'

const featuredImageUrl: FieldHook<Blog> = async ({ siblingData, req }) => {
  const id = referenceId(siblingData.featuredImage)
  const fields = { filename: true, width: true, height: true, alt: true, sizes: true } as const
  const media = id ? await loadById<Media>(req, 'media', id, fields) : null
  return (media && pictureOf(media)?.src) ?? null
}

/** The author's name is public. The rest of the account is not. */
const authorName: FieldHook<Blog> = async ({ siblingData, req }) => {
  const id = referenceId(siblingData.author)
  const author = id ? await loadById<User>(req, 'users', id, { fullName: true }) : null
  return author?.fullName ?? null
}

const page = documentHooks('blogs')

const computedText = (name: string, hook: FieldHook): Field => ({
  name,
  type: 'text',
  virtual: true,
  access: setByServer,
  admin: { disabled: true },
  hooks: { afterRead: [hook] },
})

/** The form shows no input for these: they are counted. */
const counted = { readOnly: true, components: { Field: '/src/admin/cms/no-field#NoField' } } as const

export const blogs: CollectionConfig = {
  slug: 'blogs',
  labels: { singular: 'Article', plural: 'Articles' },
  admin: {
    group: 'Blog',
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'author', 'category', 'publishedAt', 'viewCount'],
    description: 'Articles of the blog. Only editors can see drafts.',
    listSearchableFields: ['title', 'excerpt', 'bodyText', 'slug'],
    components: { beforeListTable: ['/src/admin/cms/article-tabs#ArticleTabs'], edit: detailsToggle },
    ...previewOf('blogs'),
  },
  defaultSort: '-createdAt',
  access: editorAccess(publishedOrAdmins),
  endpoints: [postView],
  // The computed fields need these even if the request does not select them.
  forceSelect: { featuredImage: true, author: true },
  versions: { maxPerDoc: 30 },
  hooks: {
    ...page,
    beforeOperation: [contentFromHtml, checkContent],
    beforeValidate: [cleansText('blogs', 'Blog'), cleanArticle, ...page.beforeValidate],
    beforeChange: [deriveFields],
    afterChange: [...page.afterChange, reportPublication],
  },
  fields: [
    titleField(200),
    articleField(`${placeholderHint} Title, excerpt and search appearance take them too.`),
    paragraph('excerpt', 'Excerpt', 500, {
      admin: {
        position: 'sidebar',
        rows: 3,
        description: 'One or two sentences for lists, search engines and the feed.',
      },
    }),
    pictureField('featuredImage', { position: 'sidebar' }),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'blog-categories',
      index: true,
      label: 'Category',
      admin: { position: 'sidebar' },
    },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      maxRows: 10,
      maxLength: MAX_TAG_LENGTH,
      label: 'Tags',
      admin: {
        position: 'sidebar',
        placeholder: 'Add a tag',
        description: `At most ten, of ${MAX_TAG_LENGTH} characters each. Press Enter after each.`,
      },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: 'Author',
      defaultValue: ({ user }: { user?: { id: string | number } | null }) => user?.id,
      admin: { position: 'sidebar', description: 'If left empty, the article is by the company.' },
    },
    screenPart('writingHelp', '/src/admin/cms/writing/writing-panel#WritingPanel', { position: 'sidebar' }),
    statusField('draft'),
    {
      name: 'publishedAt',
      type: 'date',
      index: true,
      label: 'Published',
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' },
        description:
          'Set when the article is published. Enter a past date for an article from another site. Cleared when it is unpublished.',
      },
    },
    slugField({ source: 'title' }),
    {
      name: 'readTime',
      type: 'number',
      label: 'Minutes to read',
      access: setByServer,
      admin: { ...counted },
    },
    {
      name: 'viewCount',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      label: 'Views',
      access: setByServer,
      // Saving never writes this field (derive-fields), so the count in the database stays.
      validate: (): true => true,
      hooks: { beforeDuplicate: [() => 0] },
      admin: { ...counted },
    },
    contentHtmlField(),
    computedText('featuredImageUrl', featuredImageUrl),
    computedText('authorName', authorName),
    // Only the search in the list of the CMS uses it, so readers get nothing.
    paragraph('bodyText', 'Text', MAX_TEXT_LENGTH, {
      access: { ...setByServer, read: adminsOnly },
      hooks: { afterRead: [() => null] },
      admin: { disabled: true },
    }),
    // The search index is built on this text.
    { name: 'searchText', type: 'textarea', access: serverOnly, admin: { disabled: true } },
  ],
}
