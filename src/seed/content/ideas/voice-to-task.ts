import type { SeedIdea } from '../types'

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
