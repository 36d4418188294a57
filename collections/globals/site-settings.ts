import type { Field, GlobalConfig } from 'payload'
import { type Claims, defaultClaims } from '@/content/figures'
import { defaultMonths, type RetentionKind, retentionKinds } from '@/content/retention'
import { DEFAULT_COUNTRY, phoneCountryOf } from '@/features/site/typed-phone'
import { isPhoneCountry, phoneCountries, storedPhone } from '@/lib/validation/phone-number'
import { INVALID_PHONE } from '@/lib/validation/phone-text'
import { adminsOnly, anyone, shownNoticeOrAdmins, superAdminsOnly } from '../access/rules'
import { siteLinkFields } from '../fields/link-fields'
import { noticeFields, timesNotice } from '../fields/notice-fields'
import { addressLine, emailField, line, row, tick } from '../fields/simple-fields'
import { exampleNote, noExampleClaims } from '../hooks/examples'
import { revalidatesGlobal } from '../hooks/revalidate'

const labels: Record<RetentionKind, [label: string, from: string]> = {
  bookings: ['Bookings (months)', 'Counted from the end of the call.'],
  inquiries: ['Inquiries (months)', 'Counted from the last change.'],
  registrations: ['Registrations without an account (months)', 'Counted from the last change.'],
  subscribers: ['Subscribers who never confirmed (months)', 'Counted from the request.'],
}

const retentionFields: Field[] = retentionKinds.map((name) => ({
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

const companyFields: Field[] = [
  row(line('legalName', 'Company name', 120), line('legalForm', 'Legal form', 60)),
  row(line('street', 'Street and number', 120), line('postcode', 'Postcode', 20), line('city', 'City', 80)),
  line('country', 'Country', 80),
  line('representative', 'Managing director or owner', 120),
  row(line('register', 'Register and court', 120), line('registrationNumber', 'Registration number', 60)),
  line('vatNumber', 'VAT number', 40),
  row(
    emailField('securityEmail', 'Security contact email'),
    line('supervisoryAuthority', 'Supervisory authority for data protection', 160),
  ),
]

const claimLabels: Readonly<Record<keyof Claims, string>> = {
  hoursSaved: 'Hours saved',
  averageRoi: 'Average ROI',
  hoursPerMonth: 'Hours saved per month',
  timeToLive: 'Time until live',
  newsletterSubscribers: 'Newsletter subscribers',
  quickWinPrice: 'Price of the Quick Win package',
}
const claimFields = (Object.keys(defaultClaims) as (keyof Claims)[]).map(
  (name): Field => ({
    name,
    type: 'text',
    required: true,
    defaultValue: defaultClaims[name],
    label: claimLabels[name],
  }),
)

export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: {
    group: 'Site',
    description: 'Name, contact data and figures for pages and emails.',
  },
  access: { read: anyone, update: adminsOnly, readVersions: adminsOnly },
  // The access rule needs the dates even if the request does not select them.
  forceSelect: { notice: true },
  hooks: { afterChange: [revalidatesGlobal('site-settings'), timesNotice] },
  fields: [
    line('brandName', 'Brand name', 60, { required: true, defaultValue: 'Quickwin' }),
    row(
      emailField('contactEmail', 'Contact email', {
        required: true,
        defaultValue: 'hello@quickwin.example',
      }),
      line('contactPhone', 'Contact phone', 40, {
        validate: (value: unknown, { siblingData }: { siblingData: { phoneCountry?: string } }) =>
          !value || Boolean(storedPhone(String(value), phoneCountryOf(siblingData))) || INVALID_PHONE,
      }),
    ),
    {
      name: 'phoneCountry',
      type: 'text',
      required: true,
      defaultValue: DEFAULT_COUNTRY,
      label: 'Country of phone numbers',
      admin: {
        description:
          'Phone numbers that people write without + and country code are read as numbers of this country.',
        components: {
          Field: {
            path: '/src/admin/cms/country-field#CountryField',
            clientProps: { codes: phoneCountries },
          },
        },
      },
      validate: (value: unknown) =>
        (typeof value === 'string' && isPhoneCountry(value)) || 'Choose a country from the list',
    },
    line('businessHours', 'Business hours', 80, { required: true, defaultValue: 'Mon-Fri 9 AM-6 PM CET' }),
    addressLine('liveChatUrl', 'Live chat link', 300, {
      admin: {
        description:
          'The address of the live chat (https://...). If left empty, the contact form is used instead.',
      },
      validate: (value: unknown) =>
        !value || /^https:\/\/[^\s]+$/.test(String(value)) || 'Write an address that starts with https://',
    }),
    addressLine('securityContact', 'Security contact', 300, {
      admin: {
        description:
          'Where people report security problems: an email address, or the address of a page (https://...). Shown in /.well-known/security.txt. If left empty, the contact email is used.',
      },
      validate: (value: unknown) =>
        !value ||
        /^(https:\/\/\S+|[^\s@<>:]+@[^\s@<>]+)$/.test(String(value)) ||
        'Write an email address, or an address that starts with https://',
    }),
    tick('tellSearchEngines', 'Tell search engines about new and changed pages', {
      defaultValue: false,
      admin: {
        description:
          'Sends the address of each published article, idea and flagship to IndexNow, which Bing, Yandex and others read. Works for a site with an https:// address.',
      },
    }),
    tick('assistants', 'Assistants may use this site', {
      defaultValue: true,
      admin: {
        description:
          "Visitors' assistants find services, prices and free times, and hold a call that the visitor confirms by mail. Your own work with an API key. Both at /api/mcp.",
      },
    }),
    {
      name: 'claims',
      type: 'group',
      label: 'Figures',
      admin: { description: 'Figures shown on the site. Change them when yours differ.' },
      hooks: { beforeChange: [noExampleClaims] },
      fields: [
        ...claimFields,
        tick('isExample', 'Examples', {
          defaultValue: true,
          access: { read: adminsOnly },
          admin: { description: exampleNote },
        }),
        tick('isHidden', 'Hide the results', {
          defaultValue: false,
          admin: {
            description:
              'Hours saved, average ROI, hours per month and subscribers. Sentences and entries with them are left out everywhere.',
          },
        }),
        line('source', 'Source of these figures', 300, {
          admin: {
            description:
              'Shown next to the figures on the home page, such as "Measured in 14 projects, 2025". If left empty, nothing is shown.',
          },
        }),
      ],
    },
    {
      name: 'notice',
      type: 'group',
      label: 'Notice',
      access: { read: shownNoticeOrAdmins },
      admin: { description: 'A line above the header of every page: holidays, a move, an offer.' },
      fields: noticeFields,
    },
    {
      name: 'company',
      type: 'group',
      label: 'Company',
      admin: {
        description:
          'The company that runs this site. The legal pages fill their gaps with these, such as [Company name]. Visitors do not see a line with an empty gap.',
      },
      fields: companyFields,
    },
    {
      name: 'retention',
      type: 'group',
      label: 'Retention',
      access: { update: superAdminsOnly },
      admin: {
        description:
          'After how many months data about people is deleted, every night. The privacy page states these figures. Only super admins can change them. If a field is left empty, that data is kept until someone deletes it.',
      },
      fields: retentionFields,
    },
    { type: 'collapsible', label: 'Menu and footer', admin: { initCollapsed: true }, fields: siteLinkFields },
  ],
}
