import { documentEndpoints } from '@endpoints/booking/document-endpoints'
import { postManageBooking } from '@endpoints/booking/visitor-endpoints'
import type { CollectionConfig, DateField } from 'payload'
import { meetingKinds } from '@/features/booking/meeting/rules'
import { REASON_LENGTH } from '@/features/booking/schema'
import { bookingStatuses, statuses } from '@/features/booking/status'
import {
  callTakersOnly,
  closed,
  ownBookingOrCallTaker,
  ownBookingsOrTeam,
  serverOnly,
  setByServer,
} from '../access/rules'
import { phoneField } from '../fields/phone-field'
import { choice, emailField, line, paragraph, row, statusSelect } from '../fields/simple-fields'
import { sourceFields } from '../fields/work-fields'
import { checkAssignee } from '../hooks/work'
import { answersJsonSchema } from './answers-json-schema'
import { explainOverlap } from './explain-overlap'

const visitors = { read: ownBookingOrCallTaker }
const ofCallTakers = { ...setByServer, read: callTakersOnly }

const hiddenDate = (name: string, label: string, more: Partial<DateField> = {}): DateField => ({
  name,
  type: 'date',
  label,
  access: ofCallTakers,
  admin: { hidden: true },
  ...more,
})

/**
 * No request writes a document here: bookings are made and changed by src/features/booking/change/mutations.ts. The database
 * rejects pending or confirmed ones that overlap (exclusion constraint, see migrations).
 */
export const bookings: CollectionConfig = {
  slug: 'bookings',
  lockDocuments: false,
  labels: { singular: 'Booking', plural: 'Bookings' },
  admin: {
    group: 'Clients',
    useAsTitle: 'name',
    defaultColumns: ['name', 'bookingDatetime', 'status', 'company', 'email'],
    description: 'Calls that visitors have booked. Pending and confirmed ones block their time.',
    // Admins can read only this field, and a search in another would be rejected.
    listSearchableFields: ['name'],
  },
  defaultSort: '-bookingDatetime',
  endpoints: [postManageBooking, ...documentEndpoints],
  access: { ...closed, read: ownBookingsOrTeam },
  hooks: {
    beforeChange: [checkAssignee('calls')],
    afterError: [explainOverlap],
  },
  fields: [
    {
      name: 'atDesk',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/src/admin/cms/booking-at-desk#BookingAtDesk' },
      },
    },
    statusSelect(
      Object.fromEntries(bookingStatuses.map((status) => [status, statuses[status].label])),
      'pending',
      { position: 'sidebar' },
    ),
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: 'Assigned to',
      access: { read: callTakersOnly },
      admin: {
        position: 'sidebar',
      },
    },
    {
      // Empty: the desk takes the call.
      name: 'host',
      type: 'relationship',
      relationTo: 'hosts',
      index: true,
      label: 'Host',
      access: ofCallTakers,
      admin: { hidden: true },
    },
    row(
      line('name', 'Name', 100, { required: true }),
      emailField('email', 'Email', { required: true, index: true, access: visitors }),
    ),
    row(line('company', 'Company', 100, { access: visitors }), phoneField(visitors)),
    paragraph('message', 'Message', 2000, { access: visitors }),
    line('callType', 'Call type', 80, {
      access: { ...setByServer, ...visitors },
      admin: { readOnly: true, position: 'sidebar', description: 'Its title when the call was booked.' },
    }),
    {
      name: 'answers',
      type: 'json',
      label: 'Answers',
      access: { ...setByServer, ...visitors },
      admin: { hidden: true },
      jsonSchema: answersJsonSchema,
    },
    paragraph('outcomeNote', 'Note about the outcome', 2000, {
      access: { create: callTakersOnly, read: callTakersOnly, update: callTakersOnly },
      admin: { description: 'What came of the call. Visitors never see it.' },
    }),
    {
      name: 'bookingDatetime',
      type: 'date',
      required: true,
      index: true,
      label: 'Start',
      admin: {
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' },
        description: 'Stored in UTC, shown here in the time zone of your own device.',
      },
    },
    row(
      {
        name: 'preferredDate',
        type: 'text',
        label: 'Date at the desk',
        admin: { readOnly: true, description: "Shown in the booking's time zone." },
      },
      { name: 'preferredTime', type: 'text', label: 'Time at the desk', admin: { readOnly: true } },
      { name: 'timezone', type: 'text', label: 'Time zone', admin: { readOnly: true } },
    ),
    ...sourceFields('booking'),
    {
      name: 'visitorTimezone',
      type: 'text',
      label: "Visitor's time zone",
      access: visitors,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      // From the visitor's booking page. Empty means a 24-hour clock.
      name: 'visitorHour12',
      type: 'checkbox',
      label: "Visitor's clock counts to twelve",
      access: visitors,
      admin: { hidden: true },
    },
    hiddenDate('endsAt', 'End', { access: setByServer }),
    hiddenDate('blockedUntil', 'Blocked until (end and buffer)'),
    // The end of the hold, for a visitor who has not confirmed yet. Empty for other bookings.
    hiddenDate('heldUntil', 'Held until', { index: true }),
    choice('meetingKind', 'How the call takes place', meetingKinds, {
      defaultValue: 'google_meet',
      access: { ...setByServer, ...visitors },
      admin: { hidden: true },
    }),
    {
      name: 'meetLink',
      type: 'text',
      label: 'Video link',
      access: visitors,
      admin: { readOnly: true, position: 'sidebar' },
    },
    paragraph('visitorCancelReason', "Visitor's reason", REASON_LENGTH, {
      access: ofCallTakers,
      admin: { readOnly: true, condition: ({ status }) => status === 'cancelled' },
    }),
    paragraph('teamCancelReason', 'Note to the visitor', REASON_LENGTH, {
      access: { read: callTakersOnly },
      admin: {
        condition: ({ status }) => status === 'cancelled',
        description: 'Mailed with the cancellation.',
      },
    }),
    {
      name: 'googleEventId',
      type: 'text',
      label: 'Calendar event',
      access: serverOnly,
      admin: { hidden: true },
    },
    { name: 'manageTokenHash', type: 'text', index: true, access: serverOnly, admin: { hidden: true } },
    { name: 'manageTokenSealed', type: 'text', access: serverOnly, admin: { hidden: true } },
    {
      name: 'calendarSequence',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: 'Invite sequence',
      access: ofCallTakers,
      admin: { hidden: true },
    },
  ],
}
