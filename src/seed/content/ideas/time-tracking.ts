import type { SeedIdea } from '../types'

export const timeTracking: SeedIdea = {
  title: 'Time Tracking',
  slug: 'time-tracking',
  description:
    'A suggested time sheet at the end of each day, built from calendar and tasks, confirmed in a minute.',
  summary:
    'Time sheets filled in on Friday are guesses, and unbilled hours are the result. This workflow proposes entries from the calendar, the tasks you closed and the tickets you answered. You correct and confirm; only confirmed entries exist. It records work, and is deliberately unable to watch people.',
  benefits: [
    'Saves about 7 minutes per person and day (estimate): 8 to reconstruct, 1 to confirm',
    'Hours are recorded on the day they were worked',
    'Invoices go out days earlier, because no one waits for time sheets',
    'Budgets show their true state during the month',
  ],
  difficulty: 'Medium',
  timeToImplement: '3-5 days',
  howItWorks: [
    'At the end of the day, calendar entries and closed tasks are collected.',
    'They are matched with clients and projects by your rules.',
    'Gaps and overlaps are marked, never filled.',
    'Each person gets a proposal, corrects it and confirms.',
    'Confirmed entries go to the time system; open days are listed on Friday.',
  ],
  setupTime: '2-3 hours of your time',
  requirements: [
    'Calendars in Google Workspace or Microsoft 365',
    'A time tracking or invoicing tool with an API',
    'A list of projects with the names people use for them',
    'The consent of the team, and of the works council where there is one',
  ],
  steps: [
    {
      title: 'Explain it to the team',
      detail: 'What is read, what is not, and that nothing is stored without confirmation.',
    },
    { title: 'Clean the project list', detail: 'Close finished projects and agree on short names.' },
    { title: 'Write the matching rules', detail: 'By attendee, by keyword, by task project, in that order.' },
    {
      title: 'Connect calendar and time system',
      detail: 'Each person connects their own calendar and can disconnect it.',
    },
    {
      title: 'Try it with three people',
      detail: 'Two weeks, comparing the proposals with what they would have written.',
    },
    { title: 'Roll out and review', detail: 'After a month, look at the corrections and improve the rules.' },
  ],
  coverMotif: 'clock-ledger',
  coverAlt: 'A clock face whose segments line up as rows in a time ledger',
  seoTitle: 'Time Tracking Automation, Confirmed by People',
  seoDescription:
    'Daily time sheets proposed from calendar and tasks, confirmed in a minute. Requirements and setup steps. Live in 3-5 days.',
}
