import type { SeedFlagship } from '../types'

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
