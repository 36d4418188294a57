import type { SeedIdea } from '../types'

export const smartMeetingScheduler: SeedIdea = {
  title: 'Smart Meeting Scheduler',
  slug: 'smart-meeting-scheduler',
  description: 'Clients pick a time that really is free, in their own time zone, and arrive prepared.',
  summary:
    'Finding a time takes five emails, and the meeting still starts with "what was this about?". The scheduler offers only slots that suit every person needed, protects your focus hours, sends the preparation, and moves or cancels cleanly when plans change.',
  benefits: [
    'No more email exchanges to find a time: saves about 10 minutes per meeting (estimate)',
    'Focus hours and buffers between calls are respected without anyone policing them',
    'Fewer missed meetings, through reminders and one-click rescheduling',
    'A brief with the company, the topic and open points is in the invitation',
  ],
  difficulty: 'Medium',
  timeToImplement: '2-4 days',
  howItWorks: [
    'A visitor opens your booking page and chooses the kind of meeting.',
    'Free times are calculated from the calendars of everyone required.',
    'Two or three questions collect what you need to prepare.',
    'Calendar invitation, video link and confirmation are sent together.',
    'Reminders go out a day and an hour before, with a link to move the meeting.',
  ],
  setupTime: '2 hours of your time',
  requirements: [
    'Google Calendar or Microsoft 365 for all participants',
    'A list of meeting types with length and attendees',
    'Working hours, buffers and protected times for each person',
    'A video conferencing account',
  ],
  steps: [
    {
      title: 'Define the meeting types',
      detail: 'Three is usually enough: first call, working session, review.',
    },
    {
      title: 'Write the availability rules',
      detail: 'Working hours, buffers, the furthest day ahead and the latest notice.',
    },
    {
      title: 'Connect the calendars',
      detail: 'Read busy times only; details of other appointments are not stored.',
    },
    {
      title: 'Prepare the messages',
      detail: 'Confirmation, two reminders, rescheduling and cancellation, in your tone.',
    },
    {
      title: 'Test across time zones',
      detail: 'Book from two zones, and once in the week the clocks change.',
    },
    { title: 'Publish the link', detail: 'Add it to signatures, the website and the replies of your team.' },
  ],
  coverMotif: 'meeting-calendar',
  coverAlt: 'A calendar grid with blocks of time and one highlighted meeting next to a clock',
  seoTitle: 'Smart Meeting Scheduler: Automate Bookings',
  seoDescription:
    'Let clients book times that are really free, with reminders, briefs and clean rescheduling. Requirements and steps. Live in 2-4 days.',
}
