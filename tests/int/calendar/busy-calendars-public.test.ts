import { expect, it } from 'vitest'
import { call, signedIn } from '../../support/site'

const owner = await signedIn('super_admin')

const save = (url: string) =>
  call('POST', '/api/globals/calendar-settings', {
    body: { busyCalendars: [{ name: 'Team', url }] },
    visitor: owner,
  })

it.each([
  ...['http://calendar.example/c.ics', 'https://127.0.0.1/c.ics', 'https://localhost/c.ics'],
  ...[
    'https://[::1]/c.ics',
    'https://2130706433/c.ics',
    'https://169.254.169.254/c.ics',
    'https://10.0.0.8/c.ics',
  ],
])('does not store %s', async (url) => {
  const { status, body } = await save(url)
  expect([status, body.errors?.[0]?.field]).toEqual([400, 'busyCalendars.0.url'])
})

it('stores an address for calendar applications as https', async () => {
  expect((await save('webcal://calendar.example/c.ics')).status).toBe(200)
  const { body } = await call('GET', '/api/globals/calendar-settings', { visitor: owner })
  expect(body.busyCalendars).toMatchObject([{ url: 'https://calendar.example/c.ics' }])
})
