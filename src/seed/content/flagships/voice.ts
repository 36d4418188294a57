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

export const voiceAssistantIntegration: SeedFlagship = {
  title: 'Voice Assistant Integration',
  slug: 'voice-assistant-integration',
  tagline: 'A voice for the systems your team already uses.',
  description:
    'We connect a voice assistant to your business systems, so that people can ask for a figure, log an entry or start a workflow while their hands are busy. It answers the phone line, a speaker in the workshop or an app in the car, always with the permissions of the person who is speaking.',
  capabilities: [
    {
      title: 'Hands-free lookups',
      detail: 'Stock, order status, the next appointment or a phone number, answered in a sentence.',
    },
    {
      title: 'Spoken entries',
      detail: 'Hours, meter readings, inspection results and visit notes go straight into the right record.',
    },
    {
      title: 'Workflow triggers',
      detail: '"Reorder this part" starts the same approved workflow as the form would.',
    },
    {
      title: 'Phone line assistant',
      detail:
        'Takes routine calls, answers from your data, books appointments and transfers the rest with a summary.',
    },
    {
      title: 'Permissions by person',
      detail: 'The assistant can see and do what the caller may see and do, and nothing more.',
    },
    {
      title: 'Clear handover',
      detail: 'When it is unsure it says so, and passes the conversation to a named colleague.',
    },
  ],
  useCases: [
    {
      role: 'Receptionist',
      description:
        'The assistant answers opening hours, directions and bookings; people take the calls that need people.',
      timeSaved: '6 hours per week',
    },
    {
      role: 'Warehouse lead',
      description: 'Checks stock and books goods in by voice, with both hands free.',
      timeSaved: '5 hours per week',
    },
    {
      role: 'Service technician',
      description: 'Asks for the device history on the way and dictates the report before leaving.',
      timeSaved: '4 hours per week',
    },
    {
      role: 'Practice manager',
      description: 'Moves and confirms appointments from a spoken list instead of a round of calls.',
      timeSaved: '6 hours per week',
    },
    {
      role: 'Executive assistant',
      description: 'Prepares the day with one spoken request: calendar, travel times and open decisions.',
      timeSaved: '3 hours per week',
    },
  ],
  techStack: [
    { name: 'Telephony or device gateway', purpose: 'Connects phone line, speaker or mobile app' },
    { name: 'Speech recognition and synthesis', purpose: 'Listens and answers in the languages you need' },
    { name: 'Dialogue model', purpose: 'Finds the request, asks for what is missing, stays on topic' },
    { name: 'Permission layer', purpose: 'Checks every action on the server against the person speaking' },
    { name: 'System connectors', purpose: 'CRM, ERP, calendar and ticketing through supported APIs' },
    {
      name: 'Conversation log',
      purpose: 'Shows what was asked, answered and done, with your retention period',
    },
  ],
  results: [
    'We begin with the three most frequent requests and widen from there',
    'The time savings are estimates; the receptionist assumes 90 short calls a week at 4 minutes each',
    'Callers hear at the start that they are speaking to an assistant',
  ],
  coverMotif: 'voice-integration',
  coverAlt: 'A sound wave at the center connected by lines to a phone, a database, a calendar and a box',
  seoTitle: 'Voice Assistant Integration for Business Systems',
  seoDescription:
    'Connect a voice assistant to CRM, ERP, calendar and phone line, with permissions by person. Use cases by role with time saved.',
}
