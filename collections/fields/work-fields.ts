import type { Field, FieldAccess } from 'payload'
import { lostReasonLabels, lostReasons, workStatuses, workStatusLabels } from '@/features/queue/rules'

export const workFields = (staff: FieldAccess): Field[] => [
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'new',
    index: true,
    label: 'Status',
    options: workStatuses.map((value) => ({ value, label: workStatusLabels[value] })),
    access: { read: staff },
    admin: { position: 'sidebar', components: { Cell: '/src/admin/cms/state-cell#StateCell' } },
  },
  {
    name: 'lostReason',
    type: 'select',
    label: 'Why it was lost',
    options: lostReasons.map((value) => ({ value, label: lostReasonLabels[value] })),
    access: { read: staff },
    admin: { position: 'sidebar', condition: ({ status }) => status === 'lost' },
  },
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
