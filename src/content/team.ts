import type { PageCopy } from './page-meta'

export const teamCopy: PageCopy = {
  headline: 'Who you work with',
  lead: 'The people who listen, design, build and reply.',
  meta: {
    title: 'Team',
    description:
      'The people who design, build and look after your automations, with what they do and what they write.',
  },
  sections: {},
}
