import { describe, expect, it } from 'vitest'
import { cleanInput } from '../../../src/features/account/rules'
import { addCalendarDays } from '../../../src/lib/time/calendar-date'
import { dateInZone } from '../../../src/lib/time/zone'
import { normalizeName, withoutMarks } from '../../../src/lib/validation/person-name'
import { storedPhone } from '../../../src/lib/validation/phone-number'
import { plainText } from '../../../src/lib/validation/plain-text'
import { registered } from '../../support/client-registration'
import { hostileTexts, naughtyStrings, scriptVectors } from '../../support/hostile/scripts'
import { throughFields } from '../../support/hostile/through-fields'
import { call, signedIn, site } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

type Stored = 'inquiries' | 'bookings' | 'client-registrations' | 'projects' | 'invitations'

const owner = await signedIn('super_admin')

/** The row that was stored under a unique value. */
const storedOf = (collection: Stored, field: string, value: string) => async (): Promise<unknown> => {
  const payload = await site()
  const { docs } = await payload.find({
    collection,
    where: { [field]: { equals: value } },
    depth: 0,
    overrideAccess: true,
  })
  expect(docs).toHaveLength(1)
  return docs[0]
}

const line = (text: string) => plainText(text).replace(/\s+/g, ' ')
/** Some of the texts are a number in Germany. */
const asPhone = (text: string, field: string) =>
  field === 'phone' ? (storedPhone(text, 'DE') ?? text) : text
const asNameOfBooking = (text: string, field: string) => (field === 'name' ? withoutMarks(text).trim() : text)
const asNameOfProfile = (text: string, field: string) =>
  field === 'fullName' ? normalizeName(cleanInput(text)) : text
const lineEnds = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/** Several texts at once, for fields that take long ones. */
function bundles(texts: readonly string[], longest: number): string[] {
  const made: string[] = []
  for (const text of texts) {
    const last = made.at(-1)
    if (last === undefined || last.length + text.length + 1 > longest) made.push(`Text: ${text}`)
    else made[made.length - 1] = `${last}\n${text}`
  }
  return made
}

describe('hostile text through', () => {
  it('the contact form', { timeout: 300_000 }, async () => {
    const send = async (values: object) => {
      const email = uniqueEmail()
      const answer = await call('POST', '/api/contact', { body: { email, ...values } })
      return { ...answer, kept: storedOf('inquiries', 'email', email) }
    }
    const fields = { company: 'Engines Ltd', message: 'We type invoices by hand.' }
    const name = { name: 'Ada Lovelace' }
    const inLines = await throughFields(hostileTexts(0, 4), {
      fields,
      send: (values) => send({ ...name, ...values }),
      cleanings: [plainText, line],
    })
    expect(inLines.stored).toBeGreaterThan(100)
    const inBulk = await throughFields(bundles(hostileTexts(), 1500), {
      fields: { message: fields.message },
      send: (values) => send({ ...name, ...values }),
      cleanings: [plainText],
    })
    expect(inBulk.stored).toBeGreaterThan(5)
    // A name is letters; of everything here nearly nothing is one.
    const asNames = await throughFields(scriptVectors, {
      fields: name,
      send: (values) => send({ ...fields, ...values }),
    })
    expect(asNames).toEqual({ stored: 0, refused: scriptVectors.length })
  })

  it('choices and addresses, which take none of it', { timeout: 300_000 }, async () => {
    const some = hostileTexts(0, 12)
    for (const text of some) {
      const fields = { email: text, project: text, budget: text, timeline: text }
      const { status, body } = await call('POST', '/api/contact', {
        body: { name: 'Ada Lovelace', message: 'We type invoices by hand.', ...fields },
      })
      expect([text, status]).toEqual([text, 400])
      expect(body.errors?.map(({ field }) => field)).toContain('email')
    }
    for (const [path, body] of [
      ['/api/newsletter', (text: string) => ({ email: text })],
      ['/api/newsletter/confirm', (text: string) => ({ token: text })],
      ['/api/forgot-password', (text: string) => ({ email: text })],
      ['/api/users/login', (text: string) => ({ email: text, password: text, code: text })],
      ['/api/sign-up', (text: string) => ({ email: text, fullName: text, password: text })],
      ['/api/confirm-email', (text: string) => ({ token: text })],
      ['/api/reset-password', (text: string) => ({ token: text, password: text })],
      ['/api/validate-invitation', (text: string) => ({ token: text })],
      ['/api/bookings/manage', (text: string) => ({ token: text, action: text })],
      ['/api/assign-user-role', (text: string) => ({ email: text, role: 'user' })],
      ['/api/create-invitation', (text: string) => ({ email: text, subdomain: text })],
      ['/api/update-work', (text: string) => ({ kind: text, id: text, status: text, assignee: text })],
      ['/api/next-step', (text: string) => ({ kind: text, id: text, text, dueOn: text, assignee: text })],
      ['/api/switch-account', (text: string) => ({ userId: text, active: text })],
    ] as const) {
      for (const text of some.filter((_, index) => index % 6 === 0)) {
        const { status, body: said } = await call('POST', path, { visitor: owner, body: body(text) })
        expect([path, text, status >= 400 && status < 500]).toEqual([path, text, true])
        expect(said.errors?.length).toBeGreaterThan(0)
      }
    }
  })

  it('a booking', { timeout: 300_000 }, async () => {
    const today = dateInZone(new Date(), 'Europe/Berlin')
    let day = 0
    const send = async (values: object) => {
      const email = uniqueEmail()
      const preferredDate = addCalendarDays(today, 30 + (day % 300))
      const preferredTime = `0${4 + Math.floor(day / 300)}:00`
      day += 1
      const when = { preferredDate, preferredTime, outsideHours: true, notifyVisitor: false }
      const body = { email, ...when, ...values }
      const answer = await call('POST', '/api/book-for-visitor', { visitor: owner, body })
      return { ...answer, kept: storedOf('bookings', 'email', email) }
    }
    const count = await throughFields([...hostileTexts(1, 6), ...bundles(naughtyStrings, 1800)], {
      fields: { name: 'Ada Lovelace', company: 'Engines Ltd', message: 'Hello', phone: '+4930123' },
      send,
      cleanings: [lineEnds, asNameOfBooking, asPhone],
    })
    expect(count.stored).toBeGreaterThan(80)
  })

  it("one's own profile", { timeout: 300_000 }, async () => {
    const person = await signedIn('user')
    const count = await throughFields(hostileTexts(2, 4), {
      fields: { fullName: 'Grace Hopper', companyName: 'Navy', phone: '+4930123' },
      send: async (values) => ({
        ...(await call('PATCH', '/api/profile', { visitor: person, body: values })),
        kept: async () => (await call('GET', '/api/session', { visitor: person })).body.profile,
      }),
      cleanings: [cleanInput, asNameOfProfile, asPhone],
    })
    expect(count.stored).toBeGreaterThan(50)
  })

  it('a registration', { timeout: 300_000 }, async () => {
    const send = async (values: object) => {
      const { invitationId, ...answer } = await registered(owner, uniqueEmail(), values)
      return { ...answer, kept: storedOf('client-registrations', 'invitation', invitationId) }
    }
    const count = await throughFields([...scriptVectors, ...bundles(naughtyStrings, 1500)], {
      fields: { companyName: 'Nanosecond Ltd', currentChallenges: 'Cards are punched by hand.' },
      send,
      cleanings: [plainText, line, cleanInput, lineEnds],
    })
    expect(count.stored).toBeGreaterThan(60)
  })

  it('a note of the queue', { timeout: 300_000 }, async () => {
    const email = uniqueEmail()
    await call('POST', '/api/contact', {
      body: { name: 'Ada Lovelace', email, message: 'We type invoices by hand.' },
    })
    const work = (await storedOf('inquiries', 'email', email)()) as { id: string }
    let noted: unknown
    const count = await throughFields(bundles(hostileTexts(), 3500), {
      fields: { text: 'Called back.' },
      send: async (values) => {
        const answer = await call('POST', '/api/add-note', {
          visitor: owner,
          body: { kind: 'inquiry', id: work.id, ...values },
        })
        noted = answer.body.note
        return { ...answer, kept: async () => noted }
      },
      cleanings: [lineEnds],
    })
    expect(count.stored).toBeGreaterThan(3)
  })
})

describe('hostile text in an address', () => {
  const lists = [
    (text: string) => `/api/security-events?severity=${text}&category=${text}&search=${text}&cursor=${text}`,
    (text: string) => `/api/security-audit-log?limit=${text}&search=${text}&table=${text}`,
    (text: string) => `/api/inquiries?where[message][like]=${text}&sort=${text}`,
    (text: string) => `/api/blogs?where[title][like]=${text}`,
    (text: string) => `/api/availability?date=${text}`,
    (text: string) => `/api/media/file/${text}`,
    (text: string) => `/api/${text}`,
  ]
  it.each(lists.map((list, turn) => [list('…').slice(0, 40), list, turn] as const))(
    '%s',
    { timeout: 300_000 },
    async (_name, list, turn) => {
      for (const text of hostileTexts(3, 10).filter((_, index) => index % 3 === turn % 3)) {
        const { status, headers } = await call('GET', list(encodeURIComponent(text.toWellFormed())), {
          visitor: owner,
        })
        expect([text, status < 500]).toEqual([text, true])
        expect(headers.get('content-type') ?? '').not.toContain('text/html')
      }
    },
  )
})
