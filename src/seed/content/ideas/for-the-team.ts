import type { SeedIdea } from '../types'

export const projectStatus: SeedIdea = {
  title: 'Project Status',
  slug: 'project-status',
  description:
    'A weekly status for each project, written from the tasks, hours and budget you already record.',
  summary:
    'On Monday morning someone asks six people how far they are, and writes it up for the client. The facts are already in the task tool and the time sheets. This workflow collects them, says what changed since last week and what is at risk, and leaves a draft for the project lead to finish.',
  benefits: [
    'Saves about 20 minutes per project and week (estimate)',
    'Budget overruns show up while something can still be done',
    'Clients receive the same clear format every week',
    'Fewer meetings whose only purpose is to ask for the status',
  ],
  difficulty: 'Medium',
  timeToImplement: '4-6 days',
  howItWorks: [
    'At a fixed hour the workflow reads tasks, hours and budget for each project.',
    'It compares them with last week and with the plan.',
    'Overdue items, blocked tasks and budget above the threshold are marked.',
    'A half-page draft is written in your format, with figures and their source.',
    'The project lead edits it and sends it with one click.',
  ],
  setupTime: '3-4 hours of your time',
  requirements: [
    'A task tool that the team keeps up to date',
    'Time tracking and a budget for each project',
    'Two or three status reports that you consider good',
    'Thresholds for what counts as at risk',
  ],
  steps: [
    {
      title: 'Agree on one page',
      detail: 'Choose the sections and figures every status must have, and drop the rest.',
    },
    {
      title: 'Map the sources',
      detail: 'For every figure, the system it comes from and the person who vouches for it.',
    },
    { title: 'Connect the tools', detail: 'Read access to tasks and hours is enough.' },
    {
      title: 'Set the thresholds',
      detail: 'For example, budget used more than 10 points ahead of work done.',
    },
    { title: 'Draft in parallel for two weeks', detail: 'Leads write as usual and compare with the draft.' },
    { title: 'Switch over project by project', detail: 'Start with a client who knows you well.' },
  ],
  coverMotif: 'status-board',
  coverAlt: 'A board with three columns of cards and a progress bar leading to a one-page report',
  seoTitle: 'Project Status Reports, Written Automatically',
  seoDescription:
    'Weekly project status drafted from tasks, hours and budget, with risks marked early. Requirements and setup steps. Live in 4-6 days.',
}

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

export const voiceToTask: SeedIdea = {
  title: 'Voice to Task',
  slug: 'voice-to-task',
  description:
    'Speak a note on the way out of a meeting and find it as assigned, dated tasks in your task list.',
  summary:
    'Agreements made in a hallway or a car are the ones that get lost. This workflow turns a voice note of up to three minutes into tasks with an owner and a due date, and asks you about anything it could not tell. You keep speaking the way you speak; the list stays in the tool you already use.',
  benefits: [
    'Nothing said between two appointments depends on memory',
    'Tasks arrive with an owner, a due date and the original recording',
    'Saves about 3 minutes per note (estimate): 4 to type it later, 1 to confirm',
    'Works from the phone, with no new app to learn',
  ],
  difficulty: 'Medium',
  timeToImplement: '3-5 days',
  howItWorks: [
    'You send a voice note to a private chat or a dedicated address.',
    'The recording is transcribed and split into separate commitments.',
    'Names and dates are resolved against your team list and calendar.',
    'You receive a short list to confirm; anything unclear is a question.',
    'Confirmed tasks are created, with a link back to the recording.',
  ],
  setupTime: '2-3 hours of your time',
  requirements: [
    'A task tool with an API, such as Asana, ClickUp, Trello or Notion',
    'A chat or email account that can receive voice notes',
    'A list of team members and the names you call them by',
    'Agreement on how long recordings are kept',
  ],
  steps: [
    {
      title: 'Collect ten real notes',
      detail: 'Record ten ordinary notes as you would leave them. They become the test set.',
    },
    {
      title: 'Agree on the rules',
      detail: 'Default project, default due date, and what happens when no owner is named.',
    },
    {
      title: 'Connect the inbox and the task tool',
      detail: 'Use a technical account with the right to create tasks and nothing else.',
    },
    {
      title: 'Set up transcription and extraction',
      detail: 'Add your names, products and abbreviations so that they are spelled correctly.',
    },
    {
      title: 'Run the test set',
      detail: 'Compare the tasks with what you meant, and adjust until nine of ten need no change.',
    },
    {
      title: 'Start with one person',
      detail: 'Use it for three days with confirmation switched on, then invite the rest of the team.',
    },
  ],
  coverMotif: 'voice-checklist',
  coverAlt: 'A sound waveform that turns into a checklist of three tasks',
  seoTitle: 'Voice to Task Automation: Spoken Notes to Tasks',
  seoDescription:
    'Turn voice notes into assigned, dated tasks in the tool you use. How it works, what you need and the setup steps. Live in 3-5 days.',
}

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
