import type { Field, GlobalConfig } from 'payload'
import {
  areWorkingDays,
  breakRefusal,
  businessZones,
  endsLater,
  type NumberSetting,
  numberSettings,
  settingRefusals,
} from '@/features/booking/settings/schema'
import { adminsOnly, anyone, denyAll, serverOnly, superAdminsOnly } from '../access/rules'
import { numberField, timeField } from '../fields/setting-fields'
import { choice, emailField, row, tick } from '../fields/simple-fields'
import { refuseStaleGlobal } from '../hooks/refuse-stale'
import { revalidatesGlobal } from '../hooks/revalidate'
import { busyCalendars, callFields, daysOff, specialHours } from './calendar-fields'
import {
  confirmCalendarSettings,
  keepBusy,
  keepConnection,
  nameLeftOutCalls,
  planRemindersAgain,
  queueEvents,
} from './calendar-hooks'
import { weeklyHours } from './weekly-hours'

const wholeNumber = (name: NumberSetting, defaultValue: number) =>
  numberField(name, {
    required: true,
    defaultValue,
    admin: { description: numberSettings[name].hint, step: 1, width: '33%' },
  })

function breakField(name: 'breakStart' | 'breakEnd', label: string): Field {
  return {
    name,
    type: 'text',
    label,
    admin: { width: '50%', placeholder: 'HH:MM', description: 'Leave both empty for no break.' },
    validate: (_: unknown, { siblingData }: { siblingData: Partial<Parameters<typeof breakRefusal>[0]> }) => {
      const { workingHoursStart = '', workingHoursEnd = '', breakStart, breakEnd } = siblingData
      const refused = breakRefusal({ workingHoursStart, workingHoursEnd, breakStart, breakEnd })
      return refused?.field === name ? refused.message : true
    },
  }
}

const secret = (name: string): Field => ({
  name,
  type: 'text',
  access: serverOnly,
  admin: { hidden: true },
})

export const calendarSettings: GlobalConfig = {
  slug: 'calendar-settings',
  lockDocuments: false,
  label: 'Calendar settings',
  admin: {
    group: 'Clients',
    description: 'Working days and hours, length of a call, and how far ahead visitors may book.',
  },
  access: { read: anyone, update: superAdminsOnly, readVersions: denyAll },
  hooks: {
    beforeOperation: [confirmCalendarSettings],
    beforeValidate: [refuseStaleGlobal('calendar_settings')],
    beforeChange: [nameLeftOutCalls, keepConnection],
    afterChange: [queueEvents, keepBusy, planRemindersAgain, revalidatesGlobal('calendar-settings')],
  },
  fields: [
    emailField('adminEmail', 'Notices go to', {
      access: { read: adminsOnly },
      admin: {
        description:
          'Receives an email for each new, moved or cancelled booking. If left empty, no emails are sent.',
      },
    }),
    choice('timezone', 'Time zone', businessZones, { required: true, defaultValue: 'Europe/Berlin' }),
    {
      name: 'workingDays',
      type: 'number',
      hasMany: true,
      required: true,
      min: 1,
      max: 7,
      defaultValue: [1, 2, 3, 4, 5],
      label: 'Working days',
      admin: { components: { Field: '/src/admin/working-days-field#WorkingDaysField' } },
      validate: (value: unknown) => areWorkingDays(value) || settingRefusals.workingDays,
    },
    row(
      timeField('workingHoursStart', 'Working hours start', {
        defaultValue: '09:00',
        admin: { width: '50%', description: 'HH:MM in the time zone above.' },
      }),
      timeField(
        'workingHoursEnd',
        'Working hours end',
        {
          defaultValue: '17:00',
          admin: { width: '50%', description: 'HH:MM, at most 24:00; the last call ends by then.' },
        },
        (end, { siblingData }: { siblingData: { workingHoursStart?: string } }) =>
          endsLater(String(siblingData.workingHoursStart), end) || settingRefusals.hoursOrder,
      ),
    ),
    row(
      wholeNumber('bookingDurationMinutes', 60),
      wholeNumber('bufferTimeMinutes', 0),
      wholeNumber('maxDaysAdvance', 30),
    ),
    row(breakField('breakStart', 'Break start'), breakField('breakEnd', 'Break end')),
    row(wholeNumber('minimumNoticeHours', 0), wholeNumber('maxCallsPerDay', 0)),
    wholeNumber('minimumChangeNoticeHours', 0),
    { ...wholeNumber('unconfirmedPerHour', 12), access: { read: adminsOnly } },
    weeklyHours,
    daysOff,
    specialHours,
    tick('visitorsConfirmByMail', 'Visitors confirm by email', {
      required: true,
      defaultValue: false,
      admin: {
        description:
          'If on, a booked time is held for 30 minutes until the visitor confirms it in the email. After that it is free again.',
      },
    }),
    ...callFields,
    busyCalendars,
    {
      name: 'googleCalendarId',
      type: 'text',
      label: 'Google calendar',
      access: { read: superAdminsOnly, update: superAdminsOnly },
      admin: { hidden: true },
    },
    {
      name: 'syncEnabled',
      type: 'checkbox',
      defaultValue: false,
      access: { read: superAdminsOnly, update: superAdminsOnly },
      admin: { hidden: true },
    },
    secret('googleAccessToken'),
    secret('googleRefreshToken'),
    {
      name: 'googleTokenExpiresAt',
      type: 'date',
      access: { read: superAdminsOnly, update: denyAll },
      admin: { hidden: true },
    },
  ],
}
