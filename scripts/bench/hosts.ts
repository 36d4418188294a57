import pg from 'pg'
import { measured, median } from './report.ts'
import { type Site, someone } from './site.ts'

const HOSTS = 20
const EVENTS = 2000
const BOOKINGS = 20_000
const ASKED = 200

/** People, their calendars and their calls, and a type for one of them and one for all. */
const manyHosts = [
  `INSERT INTO users (id, email, full_name)
   SELECT gen_random_uuid(), 'host-' || n || '@bench.example', 'Host ' || n FROM generate_series(1, ${HOSTS}) n`,
  `INSERT INTO user_roles (user_id, role, takes_calls) SELECT id, 'admin', true FROM users WHERE email LIKE '%@bench.example'`,
  `INSERT INTO hosts (user_id, name, slug) SELECT id, full_name, lower(replace(full_name, ' ', '-')) FROM users
   WHERE email LIKE '%@bench.example'`,
  `INSERT INTO busy_calendars (id, name, place, known_at, host_id)
   SELECT encode(sha256(id::text::bytea), 'hex'), 'Own', 0, now(), id FROM hosts`,
  `INSERT INTO busy_calendar_times (calendar_id, start_at, end_at)
   SELECT id, at, at + interval '30 minutes' FROM busy_calendars,
     LATERAL (SELECT date_trunc('day', now()) + make_interval(days => n / 5 - 31, hours => 7 + 2 * (n % 5)) AS at
              FROM generate_series(1, ${EVENTS}) n) times
   WHERE host_id IS NOT NULL`,
  `INSERT INTO bookings (name, email, status, host_id, booking_datetime, ends_at, blocked_until)
   SELECT 'Ada', 'ada@bench.example', 'confirmed', h.id, at, at + interval '1 hour', at + interval '1 hour'
   FROM (SELECT id, row_number() OVER (ORDER BY slug) AS place FROM hosts) h,
     LATERAL (SELECT date_trunc('day', now()) + make_interval(days => n / 4 - ${BOOKINGS / HOSTS / 4} + 20,
                hours => 7 + 2 * (n % 4) + (h.place % 2)::int) AS at
              FROM generate_series(0, ${BOOKINGS / HOSTS - 1}) n) times`,
  `INSERT INTO call_types (title, slug, is_active, order_index) VALUES ('All', 'bench-all', true, 900), ('One', 'bench-one', true, 901)`,
  `INSERT INTO call_types_rels ("order", parent_id, path, hosts_id)
   SELECT row_number() OVER (PARTITION BY t.id ORDER BY h.slug), t.id, 'hosts', h.id FROM call_types t, hosts h
   WHERE t.slug = 'bench-all' OR (t.slug = 'bench-one' AND h.slug = 'host-1')`,
  'ANALYZE',
]

async function timesOf(url: string, type: string): Promise<number[]> {
  const times: number[] = []
  for (let asked = 0; asked < ASKED; asked++) {
    const begun = performance.now()
    const answer = await fetch(`${url}/api/next-free?type=${type}`, { headers: someone() })
    const { next } = (await answer.json()) as { next: object[] }
    times.push(performance.now() - begun)
    if (next.length === 0) throw new Error('There is no free time.')
  }
  return times.slice(ASKED / 10).sort((one, other) => one - other)
}

export async function hosts({ server, databaseUrl }: Site): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  for (const statement of manyHosts) await client.query(statement)
  await client.end()
  const one = await timesOf(server.url, 'bench-one')
  const all = await timesOf(server.url, 'bench-all')
  const p95 = (times: readonly number[]) => (times[Math.floor(times.length * 0.95)] ?? Number.NaN).toFixed(1)
  measured({
    name: `GET /api/next-free, ${HOSTS} hosts, ${EVENTS} events each, ${BOOKINGS} bookings`,
    unit: 'ms',
    ours: median(all),
    rival: { name: 'one of them', value: median(one) },
    note: `p95 ${p95(all)} ms beside ${p95(one)} ms`,
  })
}
