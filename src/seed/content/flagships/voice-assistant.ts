import type { SeedFlagship } from '../types'

export const voiceAssistant: SeedFlagship = {
  title: 'Voice-to-Task Assistant',
  slug: 'voice-assistant',
  tagline: 'Say it once. Find it as a task, with an owner and a date.',
  description:
    'People who work on the move have their best ideas and make their promises away from a keyboard. The voice-to-task assistant listens to a short note, separates the commitments in it, and puts each where it belongs: task list, calendar, CRM or a message to a colleague. Before anything is created you see what it understood.',
  capabilities: [
    {
      title: 'Understands ordinary speech',
      detail: 'Half sentences, corrections and "next Thursday, no, Friday" come out as one clear task.',
    },
    {
      title: 'Knows your people and projects',
      detail: 'Nicknames, clients and abbreviations are matched with your own lists.',
    },
    {
      title: 'Asks when unsure',
      detail: 'A missing owner or date becomes a single question, answered with a tap or a word.',
    },
    {
      title: 'Files in the right place',
      detail: 'Tasks, calendar entries, CRM notes and messages can come from the same note.',
    },
    {
      title: 'Keeps the source',
      detail: 'Each task links to the recording and the transcript for as long as you choose.',
    },
    { title: 'Works in several languages', detail: 'Speak one language, keep the task list in another.' },
  ],
  useCases: [
    {
      role: 'Managing director',
      description: 'Dictates follow-ups between appointments and delegates them before the next one starts.',
      timeSaved: '3 hours per week',
    },
    {
      role: 'Field sales',
      description: 'Leaves a note after each visit; contact, deal and next step are updated in the CRM.',
      timeSaved: '4 hours per week',
    },
    {
      role: 'Site manager',
      description: 'Records defects on the walk round; they arrive sorted by trade, with photo and location.',
      timeSaved: '5 hours per week',
    },
    {
      role: 'Consultant',
      description:
        'Speaks the summary after a workshop and receives the action list for the client as a draft.',
      timeSaved: '2 hours per week',
    },
  ],
  techStack: [
    { name: 'Speech recognition', purpose: 'Turns the recording into text, with your vocabulary added' },
    { name: 'Language model', purpose: 'Separates commitments and finds owner, date and project' },
    { name: 'Workflow platform', purpose: 'Confirms with you, retries, and keeps a readable log' },
    { name: 'Task and calendar APIs', purpose: 'Create entries in the tools you already use' },
  ],
  results: [
    'Notes of up to three minutes are processed in under a minute in our tests',
    'The time savings above are estimates from 12 to 25 notes a week at about 10 to 12 minutes of write-up each',
    'First version live in {timeToLive}',
  ],
  coverMotif: 'voice-assistant',
  coverAlt: 'A microphone with sound waves leading to a task card with an owner and a date',
  seoTitle: 'Voice-to-Task Assistant for Teams on the Move',
  seoDescription:
    'Speak a note and get assigned, dated tasks, CRM entries and calendar items, confirmed by you. Capabilities, roles and technology.',
}
