import { placeholderHint } from '@/content/placeholders'
import { textDocuments } from '../document-collection'
import { articleField } from '../fields/article-fields'
import { detailsToggle, paragraph, pictureField, titleField } from '../fields/simple-fields'

export const customPages = textDocuments('custom-pages', {
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    defaultColumns: ['title', 'slug', 'status', 'updatedAt'],
    description: 'Pages of your own, such as landing pages. Only editors can see drafts.',
    listSearchableFields: ['title', 'description', 'slug'],
    components: { edit: detailsToggle },
  },
  defaultSort: 'title',
  fields: [
    titleField(120),
    articleField(`${placeholderHint} Title, description and search appearance take them too.`),
    paragraph('description', 'Description', 300, {
      required: true,
      admin: {
        position: 'sidebar',
        rows: 2,
        description: 'Shown below the title, in search results and in shared links.',
      },
    }),
    pictureField('coverImage', { position: 'sidebar' }),
  ],
})
