import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const WRITES =
  /\.(create|update|delete)\(\{\s*collection: 'bookings'|\.(insert|update|delete)\(bookings\)|(UPDATE|INSERT INTO|DELETE FROM) bookings\b/

/** The command; the link of Google, which follows a change (0142); rows for load tests. */
const writers = [
  'src/features/booking/change/mutations.ts',
  'src/features/calendar/push/jobs.ts',
  'src/seed/many-office-rows.ts',
]

it('bookings are written in one place, which tells everyone who has to hear of it', () => {
  const files = globSync('{src,collections,endpoints}/**/*.{ts,tsx}').filter(
    (file) => !file.startsWith('src/migrations/'),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => WRITES.test(readFileSync(file, 'utf8'))).sort()).toEqual(writers)
})
