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
