import type { Field } from 'payload'
import { LINK_LENGTH, meetingKinds, meetingUrlRefusal } from '@/features/booking/meeting/rules'
import { areReminderHours, callRefusals } from '@/features/booking/settings/calls'
import { adminsOnly } from '../access/rules'
import { choice, line, tick } from '../fields/simple-fields'

export const callFields: Field[] = [
  choice('meetingKind', 'How calls take place', meetingKinds, {
    required: true,
    defaultValue: 'google_meet',
    admin: { description: 'If it is by phone, visitors must enter their number. Booked calls keep theirs.' },
  }),
  line('meetingUrl', 'Link to the calls', LINK_LENGTH, {
    // Visitors see the link of their own booking only.
    access: { read: adminsOnly },
    admin: {
      description: 'Must start with https://. {room} is replaced with a secret name for each booking.',
    },
    validate: (value: unknown, { siblingData }: { siblingData: { meetingKind?: string } }) =>
      meetingUrlRefusal(siblingData.meetingKind, typeof value === 'string' ? value : null) ?? true,
  }),
  tick('confirmAutomatically', 'Confirm bookings automatically', {
    required: true,
    defaultValue: false,
    admin: {
      description:
        'If on, a booking is confirmed as soon as it is made. Super admins get an email at 08:00 about bookings that wait.',
    },
  }),
  {
    name: 'reminderHours',
    type: 'number',
    hasMany: true,
    required: true,
    defaultValue: [24],
    label: 'Reminders (hours before the call)',
    access: { read: adminsOnly },
    admin: { description: 'One to three emails to the visitor, each from 1 to 168 hours before the call.' },
    validate: (value: unknown) => areReminderHours(value) || callRefusals.reminders,
  },
]
