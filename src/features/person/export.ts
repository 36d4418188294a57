import { escapeHtml } from '@/lib/html/escape'
import { nameInWords } from '@/lib/text/name-in-words'
import type { PersonRecords } from './records'

const shownValue = (value: unknown): string =>
  value instanceof Date
    ? value.toISOString()
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

function rowHtml(row: Record<string, unknown>): string {
  const facts = Object.entries(row)
    .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(
      ([name, value]) =>
        `<tr><th scope="row">${escapeHtml(nameInWords(name))}</th><td>${escapeHtml(shownValue(value))}</td></tr>`,
    )
  return `<table>${facts.join('')}</table>`
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#16211f;background:#fff}' +
  'table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}th,td{text-align:left;vertical-align:top;padding:.35rem .5rem;border-top:1px solid #d8d2c4;overflow-wrap:anywhere}' +
  'th{width:12rem;font-weight:400;color:#4b5a56}td{white-space:pre-wrap}'

export function personHtml(email: string, records: PersonRecords, now: Date): string {
  const parts = Object.entries(records)
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => `<h2>${escapeHtml(nameInWords(name))}</h2>${rows.map(rowHtml).join('')}`)
  const title = `Data about ${escapeHtml(email)}`
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>` +
    `<p>Exported on ${now.toISOString().slice(0, 10)}.</p>${parts.join('') || '<p>Nothing is stored.</p>'}</body></html>`
  )
}
