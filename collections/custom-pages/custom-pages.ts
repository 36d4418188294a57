import type { CollectionConfig } from 'payload'
import { placeholderHint } from '@/content/placeholders'
import { editorAccess } from '../access/editor-access'
import { publishedOrAdmins } from '../access/public-or-admins'
import { articleField, contentHtmlField } from '../fields/article-fields'
import { pictureField } from '../fields/picture-field'
import { slugField } from '../fields/slug-field'
import { checkContent } from '../hooks/check-content'
import { cleansText } from '../hooks/clean-text'
import { contentFromHtml } from '../hooks/content-from-html'
import { pageHooks } from '../hooks/page-hooks'
import { previewOf } from '../hooks/preview'
import { statusField } from '../publication/status-field'

const page = pageHooks('custom-pages')

/** Pages that editors add to the site, such as landing pages, at /<slug>. */
export const customPages: CollectionConfig = {
  slug: 'custom-pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: 'Pages',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'status', 'updatedAt'],
    description: 'Pages of your own, such as landing pages. Only editors can see drafts.',
    listSearchableFields: ['title', 'description', 'slug'],
    ...previewOf('custom-pages'),
  },
  defaultSort: 'title',
  access: editorAccess(publishedOrAdmins),
  versions: { maxPerDoc: 30 },
  hooks: {
    ...page,
    beforeOperation: [contentFromHtml, checkContent],
    beforeValidate: [cleansText('custom-pages', 'Page'), ...page.beforeValidate],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Page',
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 120, label: 'Title' },
            {
              name: 'description',
              type: 'textarea',
              required: true,
              maxLength: 300,
              label: 'Description',
              admin: {
                rows: 2,
                description: 'Shown below the title, in search results and in shared links.',
              },
            },
            pictureField('coverImage'),
            articleField(`${placeholderHint} Title, description and search appearance take them too.`),
          ],
        },
      ],
    },
    statusField('draft'),
    slugField({ source: 'title' }),
    contentHtmlField(),
  ],
}
