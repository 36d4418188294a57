import type { CollectionAfterReadHook, CollectionConfig, Field } from 'payload'
import { issueCounts } from '@/features/newsletter/issue/queries'
import { adminsOnly, denyAll, setByServer } from '../access/rules'
import { row, statusSelect } from '../fields/simple-fields'

const readOnlyDate = (name: string, label: string): Field => ({
  name,
  type: 'date',
  label,
  admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } },
})

const count = (name: string, label: string): Field => ({
  name,
  type: 'number',
  virtual: true,
  label,
  access: setByServer,
  admin: { readOnly: true, disableListFilter: true, disableGroupBy: true },
})

const withCounts: CollectionAfterReadHook = async ({ doc, req }) => {
  if (!doc.startedAt) return doc
  return { ...doc, ...(await issueCounts(req, doc.id)) }
}

/** Sent and scheduled articles. Only the server writes them (docs/decisions/0095). */
export const newsletterIssues: CollectionConfig = {
  slug: 'newsletter-issues',
  labels: { singular: 'Newsletter', plural: 'Newsletters' },
  admin: {
    group: 'Blog',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'status', 'sendAt', 'recipients', 'sent', 'failed', 'unsubscribedSince'],
    description:
      'Articles sent to subscribers. To send one, open the article and choose Newsletter. Opens are not counted: the emails contain nothing that could report them.',
    hideAPIURL: true,
    components: {
      views: { edit: { default: { Component: '/src/admin/cms/newsletter/record#IssueRecord' } } },
    },
  },
  defaultSort: '-sendAt',
  access: { create: denyAll, read: adminsOnly, update: denyAll, delete: denyAll, readVersions: denyAll },
  // The counts need it even if the request does not select it.
  forceSelect: { startedAt: true },
  hooks: { afterRead: [withCounts] },
  fields: [
    { name: 'subject', type: 'text', required: true, maxLength: 150, label: 'Subject' },
    statusSelect(
      {
        scheduled: 'Scheduled',
        sending: 'Sending',
        sent: 'Sent',
        called_off: 'Cancelled',
        stopped: 'Stopped',
        not_sent: 'Not sent',
      },
      'scheduled',
    ),
    {
      name: 'article',
      type: 'relationship',
      relationTo: 'blogs',
      index: true,
      label: 'Article',
      admin: { allowCreate: false },
    },
    { name: 'intro', type: 'textarea', maxLength: 1000, label: 'Introduction' },
    {
      name: 'problem',
      type: 'text',
      label: 'Why it was not sent',
      admin: { condition: ({ problem }) => Boolean(problem) },
    },
    row(
      readOnlyDate('sendAt', 'Send at'),
      readOnlyDate('startedAt', 'Began'),
      readOnlyDate('finishedAt', 'Ended'),
    ),
    row(count('recipients', 'Recipients'), count('sent', 'Sent'), count('failed', 'Failed')),
    row(
      count('waiting', 'Waiting'),
      count('unsubscribedBefore', 'Unsubscribed before their turn'),
      count('unsubscribedSince', 'Unsubscribed since'),
    ),
    { name: 'requestedBy', type: 'relationship', relationTo: 'users', label: 'Sent by' },
  ],
}
