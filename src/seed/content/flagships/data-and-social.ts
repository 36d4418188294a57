import type { SeedFlagship } from '../types'

export const instagramAutomation: SeedFlagship = {
  title: 'Instagram Content Automation',
  slug: 'instagram-automation',
  tagline: 'A month of posts planned in a morning, each approved by you.',
  description:
    'Small brands do not lack ideas. They lack the hours to turn them into posts, captions and replies week after week. This automation turns your photos, products and notes into a planned calendar of drafts in your tone, publishes what you approve through the official business interface, and tells you what worked.',
  capabilities: [
    {
      title: 'Content calendar',
      detail: 'A month ahead, balanced by theme, with your launches and holidays in place.',
    },
    {
      title: 'Captions in your tone',
      detail: 'Drafted from your own best posts, with hashtags from a list you control.',
    },
    {
      title: 'Formats prepared',
      detail: 'Feed, story and carousel versions with the right crops and safe areas.',
    },
    {
      title: 'Approval in one place',
      detail: 'Approve, edit or skip a week of drafts in a single view on the phone.',
    },
    {
      title: 'Comment and message triage',
      detail: 'Questions and complaints are sorted to the top with a suggested reply.',
    },
    {
      title: 'Monthly review',
      detail: 'One page: what was saved, shared and answered, and what to do more of.',
    },
  ],
  useCases: [
    {
      role: 'Shop owner',
      description:
        'New products become a photo post, a story and a reminder without a separate tool for each.',
      timeSaved: '5 hours per week',
    },
    {
      role: 'Social media manager',
      description: 'Spends the time on ideas and conversations; resizing and scheduling are done.',
      timeSaved: '6 hours per week',
    },
    {
      role: 'Agency team',
      description: 'Prepares calendars for several clients with separate tones, approvals and reports.',
      timeSaved: '4 hours per client and week',
    },
    {
      role: 'Coach or author',
      description: 'One long text a week becomes three posts that sound like its author.',
      timeSaved: '3 hours per week',
    },
  ],
  techStack: [
    {
      name: 'Official Instagram business API',
      purpose: "Publishing and insights within the platform's rules",
    },
    { name: 'Media library', purpose: 'Holds your photos with rights, people and products noted' },
    { name: 'Language model', purpose: 'Drafts captions and suggested replies from your examples' },
    { name: 'Image processing', purpose: 'Crops and exports each format; it does not invent pictures' },
    { name: 'Workflow platform', purpose: 'Calendar, approvals, scheduling and retries' },
  ],
  results: [
    'Nothing is published, and no message is sent, without approval',
    "No bought followers, no automatic likes, no mass messages: they break the platform's rules",
    'The time savings are estimates for four to five posts a week',
  ],
  coverMotif: 'social-grid',
  coverAlt: 'A calendar next to a grid of nine square posts, with one post moving into its empty place',
  seoTitle: 'Instagram Content Automation With Approval',
  seoDescription:
    'Plan, draft and publish Instagram content in your own tone, approved by you, through the official API. Capabilities and time saved.',
}

export const aiDataAssistant: SeedFlagship = {
  title: 'AI Data Assistant',
  slug: 'ai-data-assistant',
  tagline: 'Ask your own figures a question and see where the answer comes from.',
  description:
    'The figures exist, in the store, the CRM, the ledger and eleven spreadsheets. Getting one of them takes a request to the one colleague who knows how. The AI data assistant answers questions in plain language from a defined set of sources, shows the query and the rows behind every figure, and says so when the data cannot answer.',
  capabilities: [
    {
      title: 'Questions in plain language',
      detail: '"Which clients bought last year but not this year?" needs no report to be built first.',
    },
    {
      title: 'Shared definitions',
      detail: 'Revenue, margin and active client are defined once, so that everyone gets the same figure.',
    },
    {
      title: 'The source next to the answer',
      detail: 'Each figure opens into its query, its rows and the time of the data.',
    },
    {
      title: 'Read only by design',
      detail: 'The assistant uses a database account that is unable to change anything.',
    },
    {
      title: 'Scheduled reports',
      detail: 'A good question can be saved and sent every Monday, as a table or a chart.',
    },
    {
      title: 'Unusual values',
      detail: 'A figure outside its normal range is pointed out, with the rows that caused it.',
    },
  ],
  useCases: [
    {
      role: 'Managing director',
      description: 'Prepares the Monday meeting with six questions instead of six requests.',
      timeSaved: '3 hours per week',
    },
    {
      role: 'Sales lead',
      description: 'Finds stalled deals and quiet clients, and exports the list for the team.',
      timeSaved: '4 hours per week',
    },
    {
      role: 'Finance',
      description: 'Traces a difference between store and ledger to the order that caused it.',
      timeSaved: '5 hours per week',
    },
    {
      role: 'Operations',
      description: 'Compares delivery times by supplier without building a pivot table first.',
      timeSaved: '3 hours per week',
    },
  ],
  techStack: [
    {
      name: 'PostgreSQL or your data warehouse',
      purpose: 'Holds a read-only copy of the tables that are approved',
    },
    { name: 'Semantic layer', purpose: 'Definitions of figures, in plain text, kept under version control' },
    { name: 'Language model', purpose: 'Translates the question into a query within those definitions' },
    { name: 'Query guard', purpose: 'Limits rows, time and tables, and hides personal columns by role' },
    { name: 'Chat or web interface', purpose: 'Questions, answers, sources and saved reports' },
  ],
  results: [
    'We test with fifty of your own questions and known answers before launch',
    'An answer without a source is not shown',
    'The time savings are estimates that assume 10 to 15 questions a week at about 20 minutes each',
  ],
  coverMotif: 'data-lens',
  coverAlt: 'A magnifying lens over a table of figures, with one column rising as a bar chart',
  seoTitle: 'AI Data Assistant: Ask Your Own Figures',
  seoDescription:
    'Answers to plain-language questions from your own data, with the query and rows shown. Read only, tested with your questions.',
}
