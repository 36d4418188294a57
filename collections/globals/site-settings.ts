import type { GlobalConfig } from 'payload'
import { adminsOnly } from '../access/admins-only'
import { anyone } from '../access/anyone'
import { shownNoticeOrAdmins } from '../access/shown-notice-or-admins'
import { companyFields } from '../fields/company-fields'
import { siteLinkFields } from '../fields/link-fields'
import { noticeFields } from '../fields/notice-fields'
import { revalidatesGlobal } from '../hooks/revalidate'
import { timesNotice } from './time-notice'

/** What the whole site says about itself: name, ways to get in touch, hours, claims. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: {
    group: 'Pages',
    description: 'Name, contact data and figures that several pages and mails show.',
  },
  access: { read: anyone, update: adminsOnly, readVersions: adminsOnly },
  // Its access needs the dates, whatever a request selects.
  forceSelect: { notice: true },
  hooks: { afterChange: [revalidatesGlobal('site-settings'), timesNotice] },
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
        {
          name: 'source',
          type: 'text',
          maxLength: 300,
          label: 'Where these figures come from',
          admin: {
            description:
              'Stands beside the figures on the home page, such as "Measured in 14 projects, 2025". Empty: nothing is shown.',
          },
        },
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
          'Who runs this site. The legal pages show these in the places of their gaps, such as [Company name]; a line with a gap that is still empty is not public.',
      },
      fields: companyFields,
    },
    { type: 'collapsible', label: 'Menu and footer', admin: { initCollapsed: true }, fields: siteLinkFields },
  ],
}
