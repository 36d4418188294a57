import type { SeedIdea } from '../types'

export const customerSupport: SeedIdea = {
  title: 'Customer Support',
  slug: 'customer-support',
  description:
    'Messages are sorted, answered from your own help texts as drafts, and passed to the right person with context.',
  summary:
    'A support inbox mixes order questions, complaints, praise and invoices. This workflow reads each message, adds the order and the history, routes it, and drafts a reply from your own documentation with the source beside it. People send the replies until the figures say that a question can be answered alone.',
  benefits: [
    'Urgent messages are at the top within a minute',
    'Drafts come from your own help texts, with the source shown',
    'Saves about 3 hours per week at 60 replies (estimate)',
    'New colleagues answer like experienced ones from the first week',
  ],
  difficulty: 'Hard',
  timeToImplement: '7-10 days',
  howItWorks: [
    'Messages from email, chat and forms arrive in one queue.',
    'Topic, urgency and language are recognized and labeled.',
    'Customer, order and earlier conversations are looked up.',
    'A reply is drafted from your help articles, or handed over when none fits.',
    'A person sends, edits or rejects it, and the choice improves the next draft.',
    'A weekly report shows topics, response times and gaps in the help texts.',
  ],
  setupTime: '8-10 hours of your time',
  requirements: [
    'A help desk or shared inbox with an API',
    'At least twenty help articles or a collection of good past replies',
    'Read access to orders or accounts, where questions concern them',
    'A person who owns the help texts',
    'Rules for what must never be answered without a person',
  ],
  steps: [
    {
      title: 'Sort 200 past messages',
      detail: 'Label topic and urgency together, so that everyone means the same by "urgent".',
    },
    {
      title: 'Write the permissions',
      detail: 'What may be read, drafted and sent, and what always goes to a person.',
    },
    { title: 'Prepare the help texts', detail: 'Remove the outdated ones and fill the five largest gaps.' },
    { title: 'Connect queue and order data', detail: 'Read access only, through a technical account.' },
    {
      title: 'Test with fifty real messages',
      detail: 'Each has a known right outcome. The set is run again after every change.',
    },
    {
      title: 'Launch labels, then drafts',
      detail: 'A week of labels alone first. Drafts follow when labels pass 95%.',
    },
    {
      title: 'Review weekly',
      detail: 'Read twenty drafts a week for two months, and correct the texts behind them.',
    },
  ],
  coverMotif: 'support-router',
  coverAlt: 'Speech bubbles entering a junction and leaving on three separate tracks',
  seoTitle: 'Customer Support Automation With Human Approval',
  seoDescription:
    'Sort, enrich and draft support replies from your own help texts, with people in charge. Requirements and setup steps. Live in 7-10 days.',
}

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

export const leadScoring: SeedIdea = {
  title: 'Lead Scoring',
  slug: 'lead-scoring',
  description:
    'New leads are ranked by fit and intent, with the reasons shown, so that sales calls the right one first.',
  summary:
    'When forty leads wait in a list, the newest is called first, or the loudest. This workflow scores each lead on fit and on behavior, explains the score in one line, and refreshes it when something happens. The rules come from your own won and lost deals and can be read by everyone.',
  benefits: [
    'The most promising leads are called on the same day',
    'Every score comes with its reasons, so sales can disagree',
    'Saves about 2 hours per week on research and sorting at 40 leads (estimate)',
    'Marketing learns which sources bring leads that buy',
  ],
  difficulty: 'Hard',
  timeToImplement: '6-8 days',
  howItWorks: [
    'A new lead arrives from a form, an email or an event list.',
    'Company size, industry and region are added from sources you approve.',
    'Fit is scored by rules derived from your past deals.',
    'Behavior, such as a pricing visit or a reply, adds or removes points.',
    'Sales sees score, reasons and a suggested next step in the CRM.',
    'Each quarter the score is compared with real outcomes and adjusted.',
  ],
  setupTime: '5-6 hours of your time',
  requirements: [
    'A CRM with at least 100 closed deals, won and lost',
    'Sources recorded for most leads',
    'A sales lead who can explain why deals were won',
    'A lawful basis for the data you enrich with',
  ],
  steps: [
    {
      title: 'Study past deals',
      detail: 'Compare won with lost by size, industry, source and speed of reply.',
    },
    {
      title: 'Draft the rules with sales',
      detail: 'No more than ten criteria, each with points and a reason.',
    },
    { title: 'Test on last year', detail: 'Score old leads blind. Won deals should gather at the top.' },
    {
      title: 'Connect sources and CRM',
      detail: 'Score, reasons and date become fields that sales can filter by.',
    },
    {
      title: 'Launch alongside the old list',
      detail: 'Four weeks in which sales notes every score that they find wrong.',
    },
    {
      title: 'Review each quarter',
      detail: 'Remove criteria that make no difference. Fewer rules age better.',
    },
  ],
  coverMotif: 'lead-funnel',
  coverAlt: 'Many small dots passing through a funnel and coming out as a short ranked list',
  seoTitle: 'Lead Scoring Automation With Readable Reasons',
  seoDescription:
    'Rank new leads by fit and intent with reasons sales can check. Requirements and setup steps for small teams. Live in 6-8 days.',
}
