import { postManageBooking } from '@endpoints/booking/post-manage-booking'
import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody'
import { superAdminsOnly } from '../access/super-admins-only'
import { announceChanges } from './announce-changes'
import { announceDeletion } from './announce-deletion'
import { checkChange } from './check-change'
import { deriveTimes } from './derive-times'
import { explainOverlap } from './explain-overlap'

/** Seen by no person over any interface; the server's own code reads and writes it. */
const internal = { create: nobody, read: nobody, update: nobody }

/**
 * Booked calls. The database refuses two pending or confirmed bookings that overlap (an exclusion
 * constraint over booking_datetime and blocked_until, see the migrations).
 */
export const bookings: CollectionConfig = {
  slug: 'bookings',
  lockDocuments: false,
  labels: { singular: 'Booking', plural: 'Bookings' },
  admin: {
    group: 'Desk',
    useAsTitle: 'name',
    defaultColumns: ['name', 'bookingDatetime', 'status', 'email', 'company'],
    description: 'Calls that visitors have booked. Pending and confirmed ones block their time.',
    listSearchableFields: ['name', 'email', 'company'],
  },
  defaultSort: '-bookingDatetime',
  endpoints: [postManageBooking],
  access: {
    create: superAdminsOnly,
    read: superAdminsOnly,
    update: superAdminsOnly,
    delete: superAdminsOnly,
    readVersions: nobody,
  },
  hooks: {
    beforeOperation: [checkChange],
    beforeChange: [deriveTimes],
    beforeDelete: [announceDeletion],
    afterChange: [announceChanges],
    afterError: [explainOverlap],
  },
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      label: 'Status',
      admin: {
        position: 'sidebar',
        description: 'The visitor is told by mail when this changes to confirmed or cancelled.',
      },
      options: [
        { value: 'pending', label: 'Pending' },
        { value: 'confirmed', label: 'Confirmed' },
        { value: 'completed', label: 'Completed' },
        { value: 'cancelled', label: 'Cancelled' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 100, label: 'Name' },
        { name: 'email', type: 'email', required: true, index: true, label: 'Email' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'company', type: 'text', maxLength: 100, label: 'Company' },
        { name: 'phone', type: 'text', maxLength: 30, label: 'Phone' },
      ],
    },
    { name: 'message', type: 'textarea', maxLength: 2000, label: 'Message' },
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
    {
      type: 'row',
      fields: [
        {
          name: 'preferredDate',
          type: 'text',
          label: 'Date at the desk',
          admin: { readOnly: true, description: 'In the zone beside it.' },
        },
        { name: 'preferredTime', type: 'text', label: 'Time at the desk', admin: { readOnly: true } },
        { name: 'timezone', type: 'text', label: 'Time zone', admin: { readOnly: true } },
      ],
    },
    {
      name: 'visitorTimezone',
      type: 'text',
      label: "Visitor's time zone",
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'endsAt',
      type: 'date',
      label: 'End',
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
    {
      name: 'blockedUntil',
      type: 'date',
      label: 'Blocked until (end and buffer)',
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
    { name: 'meetLink', type: 'text', label: 'Video link', admin: { readOnly: true, position: 'sidebar' } },
    {
      name: 'googleEventId',
      type: 'text',
      label: 'Calendar event',
      access: internal,
      admin: { hidden: true },
    },
    { name: 'manageTokenHash', type: 'text', index: true, access: internal, admin: { hidden: true } },
    { name: 'manageTokenSealed', type: 'text', access: internal, admin: { hidden: true } },
    {
      name: 'calendarSequence',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: 'Invite sequence',
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
  ],
}
