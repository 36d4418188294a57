import { beforeEach, describe, expect, it } from 'vitest'
import { createBooking, first, freeDays, setCalendar } from '../../support/booking'
import { bookingWithSecrets, mailsOf, manageToken, sendWaitingMails } from '../../support/booking-mails'
import { call, signedIn, site } from '../../support/site'

let next = 0

interface Answer {
  booking: {
    id: string
    status: string
    meetingKind: string
    meetLink: string | null
    linkFollows?: boolean
  }
  errors?: { message: string; field?: string }[]
}

const set = (data: object, visitor = owner) =>
  call<Answer>('POST', '/api/globals/calendar-settings', { visitor, body: data })

const owner = await signedIn('super_admin')
const admin = await signedIn('admin')
const days = await freeDays(6)
await setCalendar({ adminEmail: 'desk@example.com', unconfirmedPerHour: 1000 })

beforeEach(() => set({ meetingKind: 'google_meet', meetingUrl: null }))

async function book(more: Record<string, unknown> = {}) {
  const at = next++
  const day = first(days, Math.floor(at / 5))
  const email = `meeting-${at}@example.com`
  const { status, body } = await createBooking<Answer>(day.date, first(day.slots, at % 5), { email, ...more })
  return { status, email, errors: body.errors, booking: body.booking }
}

const view = async (id: string) =>
  (
    await call<Answer>('POST', '/api/bookings/manage', {
      body: { token: await manageToken(id), action: 'view' },
    })
  ).body.booking

const setLink = (id: string, meetLink: unknown, visitor = owner) =>
  call<Answer>('PATCH', `/api/bookings/${id}`, { visitor, body: { meetLink } })

describe('the settings of calls', () => {
  it.each([
    ['no link', { meetingKind: 'url', meetingUrl: null }],
    ['plain http', { meetingKind: 'url', meetingUrl: 'http://meet.example/room' }],
    ['a script', { meetingUrl: 'javascript:alert(1)' }],
    ['credentials', { meetingUrl: 'https://user:secret@meet.example/' }],
    ['a host that changes', { meetingUrl: 'https://{room}.example/' }],
    ['a long text', { meetingUrl: `https://meet.example/${'x'.repeat(500)}` }],
  ])('refuse %s at the link', async (_, data) => {
    const { status, body } = await set(data)
    expect(status).toBe(400)
    expect(body.errors).toEqual([expect.objectContaining({ field: 'meetingUrl' })])
  })

  it('refuse an unknown kind, and changes by others', async () => {
    const { status, body } = await set({ meetingKind: 'telepathy' })
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'meetingKind'])
    expect((await set({ meetingKind: 'phone' }, admin)).status).toBe(403)
  })

  it('show visitors the kind, but not the link', async () => {
    await set({ meetingKind: 'url', meetingUrl: 'https://meet.example/secret-room' })
    const { body } = await call<Record<string, unknown>>('GET', '/api/globals/calendar-settings')
    expect(body.meetingKind).toBe('url')
    expect(JSON.stringify(body)).not.toContain('secret-room')
  })
})

describe('a booking', () => {
  it('has a link of its own where the settings have one', async () => {
    await set({ meetingKind: 'url', meetingUrl: 'https://meet.example/quickwin-{room}#config' })
    const [one, other] = [await book(), await book()]
    expect(one.booking.meetLink).toMatch(/^https:\/\/meet\.example\/quickwin-[0-9a-f]{32}#config$/)
    expect(other.booking.meetLink).not.toBe(one.booking.meetLink)
    expect((await view(one.booking.id)).meetLink).toBe(one.booking.meetLink)
    await sendWaitingMails(one.booking.id)
    const [mail] = await mailsOf(one.email)
    expect(mail?.text).toContain(`Join the call: ${one.booking.meetLink}`)
    const robot = await book({ website: 'https://spam.example' })
    expect(Object.keys(robot.booking)).toEqual(Object.keys(one.booking))
    expect(robot.booking.meetLink).toMatch(/quickwin-[0-9a-f]{32}/)
    // Later settings leave it alone.
    await set({ meetingKind: 'later' })
    expect((await view(one.booking.id)).meetLink).toBe(one.booking.meetLink)
  })

  it('by phone needs the number, and says who calls', async () => {
    await set({ meetingKind: 'phone' })
    for (const phone of [undefined, '', 'call me', '12']) {
      const refused = await book({ phone })
      expect([refused.status, refused.errors?.[0]?.field]).toEqual([400, 'phone'])
    }
    const { booking, email } = await book({ phone: '\u202a030\u00a01234 ext. 5\u202c' })
    expect(booking).toMatchObject({ meetingKind: 'phone', meetLink: null, linkFollows: false })
    const kept = await (await site()).findByID({
      collection: 'bookings',
      id: booking.id,
      overrideAccess: true,
    })
    expect(kept.phone).toBe('+49301234;ext=5')
    await sendWaitingMails(booking.id)
    const [mail] = await mailsOf(email)
    expect(mail?.text).toContain('We call you at the number that you gave us.')
    expect(mail?.text).toContain('60 minutes, phone call')
    expect(mail?.text).not.toContain('Join the call')
  })

  it.each(['later', 'google_meet'])(
    'has no link with %s and no calendar, and says that one follows',
    async (meetingKind) => {
      await set({ meetingKind })
      const { booking, email } = await book()
      expect(booking).toMatchObject({ meetingKind, meetLink: null, linkFollows: false })
      await call('PATCH', `/api/bookings/${booking.id}`, { visitor: owner, body: { status: 'confirmed' } })
      await sendWaitingMails(booking.id)
      const mails = await mailsOf(email)
      expect(mails.length).toBeGreaterThan(0)
      for (const { text } of mails) expect(text).not.toMatch(/Join|link to join|phone call/)
      expect(
        mails.filter(({ text }) => text.includes('We will send you the link before the call.')),
      ).toHaveLength(1)
    },
  )
})

describe('the link of one booking', () => {
  const LINK = 'https://video.example/call/7'

  it('is set by super admins, and mailed with a newer invite', async () => {
    await set({ meetingKind: 'later' })
    const { booking, email } = await book()
    await sendWaitingMails(booking.id)
    const before = await bookingWithSecrets(booking.id)
    expect((await setLink(booking.id, LINK, admin)).status).toBe(403)
    expect((await setLink(booking.id, LINK)).status).toBe(200)
    await sendWaitingMails(booking.id)
    const after = await bookingWithSecrets(booking.id)
    expect(after).toMatchObject({ meetLink: LINK, meetingKind: 'url', status: 'pending' })
    expect(after.calendarSequence).toBe(before.calendarSequence + 1)
    expect((await view(booking.id)).meetLink).toBe(LINK)
    const mails = await mailsOf(email)
    expect(mails).toHaveLength(2)
    expect(mails[1]?.subject).toMatch(/^How to join/)
    expect(mails[1]?.text).toContain(LINK)
    const team = (await mailsOf('desk@example.com')).filter(({ subject }) => subject?.includes('How to join'))
    expect(team).toEqual([])
  })

  it('is mailed once for several changes, and not when it is as before', async () => {
    const { booking, email } = await book()
    await sendWaitingMails(booking.id)
    await setLink(booking.id, LINK)
    await setLink(booking.id, null)
    await sendWaitingMails(booking.id)
    expect(await mailsOf(email)).toHaveLength(1)
    await setLink(booking.id, 'https://video.example/call/8')
    await setLink(booking.id, LINK)
    await sendWaitingMails(booking.id)
    const mails = await mailsOf(email)
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text).toContain(LINK)
  })

  it('leaves no promise when it is taken away', async () => {
    await set({ meetingKind: 'url', meetingUrl: 'https://meet.example/{room}' })
    const { booking, email } = await book()
    await sendWaitingMails(booking.id)
    expect((await setLink(booking.id, '')).status).toBe(200)
    await sendWaitingMails(booking.id)
    expect(await bookingWithSecrets(booking.id)).toMatchObject({ meetingKind: 'later' })
    expect((await mailsOf(email))[1]?.text).not.toMatch(/Join|https:\/\/meet/)
  })

  it.each(['http://video.example/', 'javascript:alert(1)', 7, 'https://a b'])(
    'is refused if it is %j',
    async (link) => {
      const { booking } = await book()
      const { status, body } = await setLink(booking.id, link)
      expect(status).toBe(400)
      expect(body.errors).toEqual([expect.objectContaining({ field: 'meetLink' })])
    },
  )
})
