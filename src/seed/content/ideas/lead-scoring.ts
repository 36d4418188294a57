import type { SeedIdea } from '../types'

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
