import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { renderMessage } from '../../../src/emails/message'
import { addColleagueSchema, profileSchema, signUpSchema } from '../../../src/features/account/schema'
import { bookingRequestSchema } from '../../../src/features/booking/schema'
import { inquirySchema } from '../../../src/features/inquiry/schema'
import { registrationSchema } from '../../../src/features/invitation/schema'
import { letterSchema } from '../../../src/features/newsletter/issue/schema'
import { makeProjectSchema } from '../../../src/features/queue/schema'

/** Every character that Unicode calls Bidi_Control. */
const MARKS = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069']
const typed = (mark: string) => `Ada ${mark}ecalevoL`

const fields: [name: string, schema: z.ZodMiniType, field: string][] = [
  ['the company of a booking', bookingRequestSchema, 'company'],
  ['the company of a registration', registrationSchema, 'companyName'],
  ['the company of a profile', profileSchema, 'companyName'],
  ['the title of a project', makeProjectSchema, 'title'],
  ['the subject of a newsletter', letterSchema, 'subject'],
]

const names: [schema: z.ZodMiniType, field: string][] = [
  [bookingRequestSchema, 'name'],
  [inquirySchema, 'name'],
  [registrationSchema, 'fullName'],
  [signUpSchema, 'fullName'],
  [profileSchema, 'fullName'],
  [addColleagueSchema, 'fullName'],
]

// Contacts on a phone puts marks around a name that it copies.
it.each(names)('a name loses such marks (%#)', (schema, field) => {
  const shape = (schema as unknown as { shape: Record<string, z.ZodMiniType> }).shape
  for (const mark of MARKS) expect(shape[field]?.parse(`${mark}Ada Lovelace${mark}`)).toBe('Ada Lovelace')
})

describe.each(fields)('%s', (_, schema, field) => {
  const messageOf = (text: string) =>
    schema.safeParse({ kind: 'inquiry', [field]: text }).error?.issues.find(({ path }) => path[0] === field)
      ?.message

  it('may not turn the direction of what follows', () => {
    expect(messageOf('Ada Lovelace')).toBeUndefined()
    for (const mark of MARKS)
      expect([mark.codePointAt(0), messageOf(typed(mark))]).toEqual([
        mark.codePointAt(0),
        expect.stringContaining(
          `cannot be used: U+${mark.codePointAt(0)?.toString(16).padStart(4, '0').toUpperCase()}`,
        ),
      ])
  })
})

it('loses such marks in the company of an inquiry', () => {
  for (const mark of MARKS) {
    const parsed = inquirySchema.safeParse({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      company: typed(mark),
      message: 'Please call me back.',
    })
    expect(parsed.data?.company).toBe('Ada ecalevoL')
  }
})

it('leaves none in the subject of a mail, from any source', () => {
  const brand = {
    name: `Quick${MARKS.join('')}win`,
    siteUrl: 'https://x.example',
    contactEmail: 'a@x.example',
  }
  const { subject } = renderMessage(brand, {
    subject: `New: ${brand.name}`,
    heading: 'New',
    paragraphs: [],
    facts: [],
  })
  expect(subject).toBe('New: Quickwin')
})
