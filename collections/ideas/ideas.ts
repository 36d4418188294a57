import { FIGURES, placeholderHint } from '@/content/placeholders'
import { listedDocuments } from '../document-collection'
import { choice, line, pairList, paragraph, pictureField, row, textList } from '../fields/simple-fields'

export const ideas = listedDocuments('ideas', {
  labels: { singular: 'Automation idea', plural: 'Automation ideas' },
  admin: {
    defaultColumns: ['title', 'difficulty', 'timeToImplement', 'status', 'orderIndex', 'isActive'],
    description: 'Ideas with benefits, steps and requirements.',
  },
  tabs: [
    {
      label: 'Idea',
      fields: [
        line('title', 'Title', 120, { required: true }),
        paragraph('description', 'Description', 300, {
          required: true,
          admin: { rows: 2, description: 'One sentence, for the card.' },
        }),
        paragraph('summary', 'Summary', 1500, {
          admin: {
            rows: 5,
            description: `A paragraph for the page of the idea. ${placeholderHint} All texts of an idea take them.`,
            components: { Description: FIGURES },
          },
        }),
        row(
          choice('difficulty', 'Difficulty', ['Easy', 'Medium', 'Hard'], {
            required: true,
            defaultValue: 'Medium',
          }),
          line('timeToImplement', 'Time to implement', 60, { required: true }),
        ),
        pictureField('coverImage'),
      ],
    },
    {
      label: 'Benefits and steps',
      fields: [
        textList('benefits', 'Key benefits', 'Benefit'),
        textList('howItWorks', 'How it works', 'Step'),
      ],
    },
    {
      label: 'Setup',
      fields: [
        line('setupTime', 'Estimated time', 80),
        textList('requirements', 'Requirements', 'Requirement'),
        pairList('steps', 'Setup steps', 'Step', [
          { name: 'title', label: 'Title' },
          { name: 'detail', label: 'Detail' },
        ]),
      ],
    },
  ],
})
