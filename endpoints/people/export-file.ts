import { personHtml } from '@/features/person/export'
import type { PersonRecords } from '@/features/person/records'

interface Exported {
  email: string
  records: PersonRecords
  format: 'json' | 'html'
}

/** Everything about a person as a file to save. */
export function exportFile({ email, records, format }: Exported): Response {
  const now = new Date()
  const isHtml = format === 'html'
  const body = isHtml
    ? personHtml(email, records, now)
    : JSON.stringify({ email, exportedAt: now.toISOString(), ...records }, null, 2)
  return new Response(body, {
    headers: {
      'content-type': isHtml ? 'text/html; charset=utf-8' : 'application/json',
      'content-disposition': `attachment; filename="person-${now.toISOString().slice(0, 10)}.${format}"`,
      'cache-control': 'private, no-store',
    },
  })
}
