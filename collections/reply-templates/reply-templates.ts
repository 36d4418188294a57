import type { CollectionConfig, TextareaField, TextFieldSingleValidation } from 'payload'
import { textarea, text as textRules } from 'payload/shared'
import { replyPlaceholders } from '@/features/reply/rules'
import { MAX_REPLY, MAX_SUBJECT } from '@/features/reply/schema'
import { strayBraces } from '@/lib/text/templates'
import { UNPRINTABLE_IN_A_LINE } from '@/lib/validation/text-fields'
import { adminsOnly, denyAll, editorAccess } from '../access/rules'
import { line, paragraph } from '../fields/simple-fields'

const problemIn = (value: unknown): string | true => {
  if (typeof value !== 'string' || value.trim() === '') return 'This field must have text'
  const unknown = strayBraces(value, replyPlaceholders)
  return unknown.length === 0 || `There is no placeholder ${unknown.join(', ')}`
}

const oneLine: TextFieldSingleValidation = async (value, options) => {
  const valid = await textRules(value, options)
  if (valid !== true) return valid
  const isLine = typeof value === 'string' && value.trim() !== '' && !UNPRINTABLE_IN_A_LINE.test(value)
  return isLine || 'This field must have one line of text'
}

const knownInLine: TextFieldSingleValidation = async (value, options) => {
  const valid = await oneLine(value, options)
  return valid === true ? problemIn(value) : valid
}

const knownInText: NonNullable<TextareaField['validate']> = async (value, options) => {
  const valid = await textarea(value, options)
  return valid === true ? problemIn(value) : valid
}

const names = Object.entries(replyPlaceholders)
  .map(([name, meaning]) => `{${name}} is the ${meaning}`)
  .join(', ')
  .replaceAll('the your', 'your')
  .replaceAll('the their', 'their')

export const replyTemplates: CollectionConfig = {
  slug: 'reply-templates',
  labels: { singular: 'Answer template', plural: 'Answer templates' },
  admin: {
    group: 'Clients',
    useAsTitle: 'title',
    defaultColumns: ['title', 'subject', 'updatedAt'],
    description: 'Texts that the team begins an answer with. Only the team sees them.',
  },
  defaultSort: 'title',
  access: { ...editorAccess(adminsOnly), readVersions: denyAll },
  fields: [
    line('title', 'Name of the template', 80, { required: true, unique: true, validate: oneLine }),
    line('subject', 'Subject', MAX_SUBJECT, { required: true, validate: knownInLine }),
    paragraph('text', 'Text', MAX_REPLY, {
      required: true,
      validate: knownInText,
      admin: { rows: 12, description: `Placeholders: ${names}.` },
    }),
  ],
}
