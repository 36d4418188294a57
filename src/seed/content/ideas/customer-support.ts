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
