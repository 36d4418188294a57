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
  ['the name of a booking', bookingRequestSchema, 'name'],
  ['the company of a booking', bookingRequestSchema, 'company'],
  ['the name of an inquiry', inquirySchema, 'name'],
  ['the name of a registration', registrationSchema, 'fullName'],
  ['the company of a registration', registrationSchema, 'companyName'],
  ['the name of a sign-up', signUpSchema, 'fullName'],
  ['the name of a profile', profileSchema, 'fullName'],
  ['the company of a profile', profileSchema, 'companyName'],
  ['the name of a colleague', addColleagueSchema, 'fullName'],
  ['the title of a project', makeProjectSchema, 'title'],
  ['the subject of a newsletter', letterSchema, 'subject'],
]

describe.each(fields)('%s', (_, schema, field) => {
  const messageOf = (text: string) =>
    schema.safeParse({ [field]: text }).error?.issues.find(({ path }) => path[0] === field)?.message

  it('may not turn the direction of what follows', () => {
    expect(messageOf('Ada Lovelace')).toBeUndefined()
    for (const mark of MARKS)
      expect([mark.codePointAt(0), messageOf(typed(mark))]).toEqual([
        mark.codePointAt(0),
        expect.stringMatching(/characters|letters/),
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
