import { describe, expect, it } from 'vitest'
import { bookingsCsv } from '../../../src/features/booking/desk/export'
import { readDeskQuery } from '../../../src/features/booking/desk/filter'
import { deskBookings } from '../../../src/features/booking/desk/queries'
import { query, sql } from '../../../src/lib/db/query'
import { makeHosts } from '../../support/hosts'
import { call, signedIn, site } from '../../support/site'

async function insert(name: string, start: string, more: { phone?: string; message?: string } = {}) {
  await query(
    await site(),
    sql`INSERT INTO bookings (name, email, phone, message, status, booking_datetime, ends_at, blocked_until, timezone, calendar_sequence, landing_page,
                              referrer, utm_source, created_at)
        VALUES (${name}, 'ada@example.com', ${more.phone ?? null}, ${more.message ?? null}, 'completed', ${start}::timestamptz,
                ${start}::timestamptz + interval '1 hour', ${start}::timestamptz + interval '1 hour', 'Europe/Berlin', 0,
                '/pricing', 'news.example.com', '=spring', '2020-06-01T22:30:00Z')`,
  )
}

const owner = await signedIn('super_admin')
await insert('=HYPERLINK("x")', '2020-10-25T00:30:00Z', {
  phone: '+49301234567',
  message: 'one, "two"\nthree',
})
await insert('Zoë 🤖', '2020-10-25T01:30:00Z')
await insert('Winter', '2021-01-04T09:00:00Z')

const exported = async (filter: string) =>
  call<string>('GET', `/api/bookings-export?${filter}`, { visitor: owner })

describe('the export of bookings', () => {
  it('is a file of the rows of the filter, in the business zone, safe for spreadsheets', async () => {
    const { status, headers, body } = await exported('view=past&q=&from=2020-10-25&to=2020-10-25')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="bookings-past-[\d-]{10}\.csv"$/,
    )
    expect(headers.get('cache-control')).toBe('private, no-store')
    const lines = body.split('\r\n')
    expect(lines[0]).toMatch(/"Date","Start","End","Time zone","Offset","Status","Name","Email"/)
    // The same wall time twice, an hour apart.
    expect(lines[1]).toMatch(
      /^"2020-10-25","02:30","02:30","Europe\/Berlin","UTC\+02:00","completed","'=HYPERLINK\(""x""\)","ada@example\.com","","\+49 30 1234567","one, ""two""\nthree","","2020-06-02","00:30","[\w-]{36}","","","\/pricing","news\.example\.com","'=spring","","",""$/,
    )
    expect(lines[2]).toMatch(
      /^"2020-10-25","02:30","03:30","Europe\/Berlin","UTC\+01:00","completed","Zoë 🤖",/,
    )
    expect(lines.slice(3)).toEqual([''])
  })

  it('names the host in the last column', async () => {
    const [host] = await makeHosts(['Anna, "the host"'])
    await query(await site(), sql`UPDATE bookings SET host_id = ${host?.settings.id} WHERE name = 'Winter'`)
    const [head, row] = (await exported('view=past&q=Winter')).body.split('\r\n')
    expect(head).toMatch(/,"Host"$/)
    expect(row).toMatch(/,"Anna, ""the host"""$/)
  })

  it('begins with a byte order mark', async () => {
    const parts = bookingsCsv(await site(), readDeskQuery({ view: 'all' }), new Date())
    expect((await parts.next()).value).toMatch(/^\ufeff"Date",/)
  })

  it('holds what the list shows, also of more than one part', async () => {
    const payload = await site()
    await query(
      payload,
      sql`INSERT INTO bookings (name, email, status, booking_datetime, ends_at, blocked_until, timezone, calendar_sequence)
          SELECT 'Person ' || n, 'p@example.com', 'cancelled', start, start + interval '1 hour', start + interval '1 hour', 'Europe/Berlin', 0
          FROM generate_series(1, 2500) n, LATERAL (SELECT timestamptz '2021-02-01' + (n / 3) * interval '1 hour' AS start) s`,
    )
    const { total } = await deskBookings(payload, readDeskQuery({ view: 'past', q: 'person' }), new Date())
    const { body } = await exported('view=past&q=person')
    const lines = body.trimEnd().split('\r\n').slice(1)
    expect(lines).toHaveLength(total)
    expect(new Set(lines.map((line) => line.match(/[\w-]{36}/)?.[0])).size).toBe(2500)
  })
})
