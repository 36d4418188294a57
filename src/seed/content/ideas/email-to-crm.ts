import type { SeedIdea } from '../types'

export const emailToCrm: SeedIdea = {
  title: 'Email to CRM',
  slug: 'email-to-crm',
  description: 'Every inquiry becomes one clean CRM record, with the thread attached and no retyping.',
  summary:
    'Inquiries arrive by email and are copied into the CRM when someone finds the time. This workflow reads the message, looks for the person before creating anyone, fills empty fields only, and attaches the thread. It is the smallest of our ten ideas and, for many teams, the right first one.',
  benefits: [
    'New inquiries are in the CRM within a minute, also at weekends',
    'No duplicates: people are matched by address before a record is made',
    'Saves about 4 minutes per inquiry, or 12 hours per month at 180 inquiries',
    'Sales sees the full thread and needs no access to the shared inbox',
  ],
  difficulty: 'Easy',
  timeToImplement: '1-2 days',
  howItWorks: [
    'A new message in the inquiry inbox starts the workflow.',
    'Newsletters, suppliers and replies to known threads are set aside.',
    'Name, company, phone and request are read from text and signature.',
    'An existing contact is updated where fields are empty; otherwise a new one is created.',
    'The owner is assigned by your rule and notified in chat, with a link.',
  ],
  setupTime: '1-2 hours of your time',
  requirements: [
    'A shared mailbox with Google Workspace or Microsoft 365',
    'A CRM with an API, such as HubSpot, Pipedrive or Zoho',
    'Permission to connect both through a technical account',
    'A rule that says who receives which inquiry',
  ],
  steps: [
    {
      title: 'Choose the fields',
      detail: 'List the CRM fields to fill and decide which system owns each of them.',
    },
    {
      title: 'Clean the obvious duplicates',
      detail: 'Merge by hand what you know to be double, so that matching has one target.',
    },
    { title: 'Connect mailbox and CRM', detail: 'Begin with a test pipeline that no one works in.' },
    {
      title: 'Replay last week twice',
      detail: 'The first run creates records, the second must change nothing.',
    },
    {
      title: 'Go live with one owner',
      detail: 'Send everything to one colleague for two days, then switch on the assignment rule.',
    },
  ],
  coverMotif: 'email-contact',
  coverAlt: 'Envelopes traveling along a line to a single contact card',
  seoTitle: 'Email to CRM Automation Without Duplicates',
  seoDescription:
    'Capture every email inquiry in your CRM automatically, matched, assigned and complete. Requirements and setup steps. Live in 1-2 days.',
}
