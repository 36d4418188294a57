import type { GlobalConfig } from 'payload'
import { adminsOnly } from '../access/admins-only'
import { anyone } from '../access/anyone'
import { revalidatesGlobal } from '../hooks/revalidate'

/** What the whole site says about itself: name, ways to get in touch, hours, claims. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: {
    group: 'Content',
    description: 'Name, contact data and figures that several pages and mails show.',
  },
  access: { read: anyone, update: adminsOnly, readVersions: adminsOnly },
  hooks: { afterChange: [revalidatesGlobal('site-settings')] },
  fields: [
    {
      name: 'brandName',
      type: 'text',
      required: true,
      maxLength: 60,
      defaultValue: 'Quickwin',
      label: 'Brand name',
    },
    {
      type: 'row',
      fields: [
        {
          name: 'contactEmail',
          type: 'email',
          required: true,
          defaultValue: 'hello@quickwin.example',
          label: 'Contact e-mail',
        },
        { name: 'contactPhone', type: 'text', maxLength: 40, label: 'Contact phone' },
      ],
    },
    {
      name: 'businessHours',
      type: 'text',
      required: true,
      maxLength: 80,
      defaultValue: 'Mon-Fri 9 AM-6 PM CET',
      label: 'Business hours',
    },
    {
      name: 'liveChatUrl',
      type: 'text',
      maxLength: 300,
      label: 'Live chat link',
      admin: {
        description: 'Where the live chat opens (https://...). Empty: the contact form takes its place.',
      },
      validate: (value: unknown) =>
        !value || /^https:\/\/[^\s]+$/.test(String(value)) || 'Write an address that starts with https://',
    },
    {
      name: 'claims',
      type: 'group',
      label: 'Claims',
      admin: { description: 'Figures shown on the site. Change them when yours differ.' },
      fields: [
        { name: 'hoursSaved', type: 'text', required: true, defaultValue: '500+', label: 'Hours saved' },
        { name: 'averageRoi', type: 'text', required: true, defaultValue: '300%', label: 'Average ROI' },
        {
          name: 'hoursPerMonth',
          type: 'text',
          required: true,
          defaultValue: '10-30',
          label: 'Hours saved per month',
        },
        {
          name: 'timeToLive',
          type: 'text',
          required: true,
          defaultValue: '1-2 weeks',
          label: 'Time until live',
        },
        {
          name: 'newsletterSubscribers',
          type: 'text',
          required: true,
          defaultValue: '2,500+',
          label: 'Newsletter subscribers',
        },
      ],
    },
  ],
}
