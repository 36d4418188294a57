import {
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { defaultText, isMailKey, mailKeys } from '@/emails/mail-texts'
import { MAX_SUBJECT, MAX_TEXT, mailTextSchema } from '@/features/mail-text/schema'
import type { MailText } from '@/payload-types'
import { superAdminAccess, superAdminsOnly } from '../access/rules'
import { line, paragraph, screenPart } from '../fields/simple-fields'

/** Placeholders depend on the mail, so the fields are checked together. */
const checkTexts: CollectionBeforeValidateHook<MailText> = ({ data, originalDoc, req }) => {
  const { mail, subject, text } = { ...originalDoc, ...data }
  const parsed = mailTextSchema.safeParse({ mail, subject, text })
  if (parsed.success) return { ...data, ...parsed.data }
  const errors = parsed.error.issues.map(({ message, path }) => ({ message, path: path.join('.') }))
  throw new ValidationError({ collection: 'mail-texts', errors, req })
}

/** The mail that the list's link to a new text names. */
const chosenMail = ({ req }: { req: PayloadRequest }) =>
  isMailKey(req.query?.mail) ? req.query.mail : undefined

const chosenDefault = (part: 'subject' | 'text') => (asked: { req: PayloadRequest }) => {
  const mail = chosenMail(asked)
  return mail && defaultText(mail)[part]
}

export const mailTexts: CollectionConfig = {
  slug: 'mail-texts',
  labels: { singular: 'Mail text', plural: 'Mail texts' },
  admin: {
    group: 'Clients',
    // Its panel shows the label (mail-text-panel.tsx).
    useAsTitle: 'mail',
    listSearchableFields: ['subject', 'text'],
    description:
      'Subject and opening lines of mails to visitors and clients. Choose a mail to write it in your words. Delete an entry to use the default text again.',
    components: { views: { list: { Component: '/src/admin/cms/mail-texts/mail-text-list#MailTextList' } } },
  },
  defaultSort: 'mail',
  disableDuplicate: true,
  access: superAdminAccess(superAdminsOnly),
  hooks: { beforeValidate: [checkTexts] },
  fields: [
    {
      name: 'mail',
      type: 'select',
      required: true,
      unique: true,
      label: 'Mail',
      defaultValue: chosenMail,
      options: mailKeys.map((value) => ({ value, label: defaultText(value).label })),
    },
    line('subject', 'Subject', MAX_SUBJECT, { required: true, defaultValue: chosenDefault('subject') }),
    paragraph('text', 'Opening text', MAX_TEXT, {
      required: true,
      defaultValue: chosenDefault('text'),
      admin: { rows: 5, description: 'Leave a line empty for a new paragraph.' },
    }),
    screenPart('preview', '/src/admin/cms/mail-texts/mail-text-panel#MailTextPanel'),
  ],
}
