import type { Subscriber } from '@/payload-types'

const columns = [
  ['Email', 'email'],
  ['Status', 'status'],
  ['Asked for', 'requestedAt'],
  ['Confirmed', 'confirmedAt'],
  ['Unsubscribed', 'unsubscribedAt'],
] as const satisfies readonly (readonly [string, keyof Subscriber])[]

/** A cell that a spreadsheet takes as text: what begins like a formula gets an apostrophe. */
export function csvCell(value: string): string {
  const text = /^[=+\-@\t\r\n|%]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Subscribers as CSV (RFC 4180, UTF-8 with a byte order mark for spreadsheets); times in UTC. */
export function subscribersCsv(
  subscribers: readonly Pick<Subscriber, (typeof columns)[number][1]>[],
): string {
  const rows = subscribers.map((subscriber) => columns.map(([, name]) => csvCell(subscriber[name] ?? '')))
  return `\ufeff${[columns.map(([label]) => label), ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}
