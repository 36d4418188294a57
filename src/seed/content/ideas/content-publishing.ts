import type { SeedIdea } from '../types'

export const contentPublishing: SeedIdea = {
  title: 'Content Publishing',
  slug: 'content-publishing',
  description:
    'One approved text goes to the website, the newsletter and your social channels, each in its own format.',
  summary:
    'Writing the article is half the work; the other half is resizing, reformatting, pasting and remembering. This workflow takes an approved text, prepares a version for every channel, schedules them, and reports back when each is live. Nothing is published that a person has not approved.',
  benefits: [
    'One approval instead of five separate uploads',
    'Saves about 90 minutes per piece across five channels (estimate)',
    'Titles, links and image sizes are right for each channel',
    'A single calendar shows what goes out when',
  ],
  difficulty: 'Medium',
  timeToImplement: '3-4 days',
  howItWorks: [
    'An editor sets a document to "approved" in your planning tool.',
    'Text, images and metadata are collected and checked for gaps.',
    'A version is drafted for each channel, within its limits.',
    'The editor sees all versions on one page and approves or edits them.',
    'Posts are scheduled, and links are tagged for your analytics.',
  ],
  setupTime: '3 hours of your time',
  requirements: [
    'A place where texts are written and approved, such as Notion or Google Docs',
    'A website or CMS with an API',
    'Business accounts for the channels you publish on',
    'A short style guide with examples you like',
  ],
  steps: [
    {
      title: 'List the channels',
      detail: 'For each: who owns the account, the length limits, the image formats.',
    },
    { title: 'Choose three sample pieces', detail: 'Show what a good version looks like in every channel.' },
    { title: 'Connect the accounts', detail: 'Use business access, so that no one has to share a password.' },
    {
      title: 'Build and tune the drafts',
      detail: 'Compare with your samples until an editor changes little.',
    },
    {
      title: 'Schedule a test week',
      detail: 'Publish to private or test accounts first and check every link.',
    },
  ],
  coverMotif: 'publishing-fan',
  coverAlt: 'One document fanning out into four differently shaped pages',
  seoTitle: 'Content Publishing Automation Across Channels',
  seoDescription:
    'Publish one approved text to website, newsletter and social media, formatted for each. Requirements and setup steps. Live in 3-4 days.',
}
