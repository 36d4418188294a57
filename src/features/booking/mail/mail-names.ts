import { nameInWords } from '@/lib/text/name-in-words'

const mailNames: Readonly<Record<string, string>> = {
  answer: 'Email from the team',
  received: 'Email about the request',
  confirmed: 'Confirmation',
  rebooked: 'Email that the call is on again',
  cancelled: 'Cancellation',
  rescheduled: 'Email about the new time',
  link_changed: 'Email about the link',
  reminder: 'Reminder',
  held: 'Email that asks to confirm',
  unanswered: 'Email about the missing answer',
}

/** @param subject of an answer, which says which one it is */
export function mailName(kind: string, subject?: string): string {
  const name = mailNames[kind] ?? nameInWords(kind)
  return subject ? `${name} '${subject}'` : name
}
