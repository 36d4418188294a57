import { bookingsCsv } from '@/features/booking/desk/export'
import { deskFilterSchema } from '@/features/booking/desk/filter'
import { recordExport } from '@/features/security/record-export'
import { parseInput } from '@/lib/http/parse'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { get, superAdminOnly } from '../route'

/** Sends a part when the reader is ready for it. Stops when the reader leaves. */
function streamed(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

/** GET /api/bookings-export?view=&q=&from=&to=: a filter's bookings as CSV, for super admins. */
export const getBookingsExport = get(
  '/bookings-export',
  recentlyAuthenticated(superAdminOnly),
  async (req) => {
    const now = new Date()
    // Forms send empty parameters, which are ignored.
    const said = [...req.searchParams].filter(([, value]) => value !== '')
    const filter = parseInput(deskFilterSchema, Object.fromEntries(said))
    if (!filter.ok) return filter.refusal
    const { q, ...rest } = filter.value
    await recordExport(req, 'bookings', { ...rest, searched: Boolean(q) })
    return new Response(streamed(bookingsCsv(req.payload, filter.value, now)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="bookings-${filter.value.view}-${now.toISOString().slice(0, 10)}.csv"`,
        'cache-control': 'private, no-store',
      },
    })
  },
)
