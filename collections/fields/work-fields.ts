import type { Field, FieldAccess } from 'payload'
import { lostReasonLabels, workStatusLabels } from '@/features/queue/rules'
import { mayReadSource } from '@/features/source/access'
import { setByServer } from '../access/rules'
import { choice, line, statusSelect } from './simple-fields'

const labels = {
  landingPage: 'First page of the visit',
  referrer: 'Referring site',
  utmSource: 'Campaign source (utm_source)',
  utmMedium: 'Campaign medium (utm_medium)',
  utmCampaign: 'Campaign (utm_campaign)',
} as const

export const sourceFields = (kind: Parameters<typeof mayReadSource>[1]): Field[] =>
  Object.entries(labels).map(([name, label]) =>
    line(name, label, 100, {
      access: { ...setByServer, read: ({ req }) => mayReadSource(req, kind) },
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data[name]) },
    }),
  )

export const workFields = (staff: FieldAccess): Field[] => [
  { ...statusSelect(workStatusLabels, 'new', { position: 'sidebar' }), access: { read: staff } },
  choice('lostReason', 'Why it was lost', lostReasonLabels, {
    access: { read: staff },
    admin: { position: 'sidebar', condition: ({ status }) => status === 'lost' },
  }),
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    label: 'Assigned to',
    access: { read: staff },
    admin: { position: 'sidebar', description: 'An admin or super admin. They get an email.' },
  },
]
