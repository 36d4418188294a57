import type { Field } from 'payload'
import { defaultMonths, type RetentionKind, retentionKinds } from '@/content/retention'

const labels: Record<RetentionKind, [label: string, from: string]> = {
  bookings: ['Bookings (months)', 'Counted from the end of the call.'],
  inquiries: ['Inquiries (months)', 'Counted from the last change.'],
  registrations: ['Registrations without an account (months)', 'Counted from the last change.'],
  subscribers: ['Subscribers who never confirmed (months)', 'Counted from the request.'],
}

export const retentionFields: Field[] = retentionKinds.map((name) => ({
  name,
  type: 'number',
  min: 1,
  max: 120,
  defaultValue: defaultMonths,
  label: labels[name][0],
  admin: { step: 1, description: labels[name][1], width: '50%' },
  validate: (value: unknown) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 120) ||
    'Write a whole number from 1 to 120, or leave it empty',
}))
