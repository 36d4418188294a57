import type { Field, FieldAccess } from 'payload'
import { lostReasonLabels, workStatusLabels } from '@/features/queue/rules'
import { choice } from './simple-fields'

export const workFields = (staff: FieldAccess): Field[] => [
  choice('status', 'Status', workStatusLabels, {
    required: true,
    defaultValue: 'new',
    index: true,
    access: { read: staff },
    admin: { position: 'sidebar', components: { Cell: '/src/admin/cms/state-cell#StateCell' } },
  }),
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
