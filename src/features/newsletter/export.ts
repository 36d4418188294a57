import { byteOrderMark, csvLine } from '@/lib/csv/csv'
import type { Subscriber } from '@/payload-types'

const columns = [
  ['Email', 'email'],
  ['Status', 'status'],
  ['Asked for', 'requestedAt'],
  ['Confirmed', 'confirmedAt'],
  ['Unsubscribed', 'unsubscribedAt'],
  ['First page', 'landingPage'],
  ['Referring site', 'referrer'],
  ['utm_source', 'utmSource'],
  ['utm_medium', 'utmMedium'],
  ['utm_campaign', 'utmCampaign'],
] as const satisfies readonly (readonly [string, keyof Subscriber])[]

/** Subscribers as CSV (RFC 4180, UTF-8 with a byte order mark for spreadsheets). Times are UTC. */
export function subscribersCsv(subscribers: readonly Pick<Subscriber, (typeof columns)[number][1]>[]) {
  const rows = subscribers.map((subscriber) => csvLine(columns.map(([, name]) => subscriber[name])))
  return `${byteOrderMark}${csvLine(columns.map(([label]) => label))}${rows.join('')}`
}
