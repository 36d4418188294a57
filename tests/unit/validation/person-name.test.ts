import { describe, expect, it } from 'vitest'
import { fullName } from '../../../src/features/account/schema'
import { inquirySchema } from '../../../src/features/inquiry/schema'

const rest = { email: 'ada@example.com', message: 'Please call me back.' }
const inquiryName = (name: string) => inquirySchema.safeParse({ ...rest, name }).data?.name
const accountName = (name: string) => fullName.safeParse(name).data

describe.each([
  ['of the contact form', inquiryName],
  ['of an account', accountName],
])('the name %s', (_, accepted) => {
  it.each([
    ['a pasted no-break space', 'Ada\u00a0Lovelace', 'Ada Lovelace'],
    ['a narrow space', 'Ada\u202fLovelace', 'Ada Lovelace'],
    ['a real hyphen', 'Anne\u2010Marie Smith', 'Anne-Marie Smith'],
    ['a hyphen that does not break', 'Anne\u2011Marie Smith', 'Anne-Marie Smith'],
    ['a typographic apostrophe', 'Siobhan O\u2019Neill', 'Siobhan O\u2019Neill'],
    ['an opening quote for an apostrophe', 'Siobhan O\u2018Neill', 'Siobhan O\u2019Neill'],
    ['an accent for an apostrophe', 'Siobhan O\u00b4Neill', 'Siobhan O\u2019Neill'],
    ['a zero-width space', 'Ada\u200b Lovelace', 'Ada Lovelace'],
    ['a soft hyphen', 'Ada Love\u00adlace', 'Ada Lovelace'],
    ['a byte order mark', '\ufeffAda Lovelace', 'Ada Lovelace'],
    ['the marks of a copied contact', '\u2068Ada Lovelace\u2069', 'Ada Lovelace'],
    ['a mark of a right-to-left text', 'Ada\u200f Lovelace', 'Ada Lovelace'],
    ['letters with their marks apart', 'Jose\u0301 Peres', 'José Peres'],
  ])('takes %s', (_what, typed, stored) => {
    expect(accepted(typed)).toBe(stored)
  })

  it.each([
    ['digits', 'R2D2'],
    ['nothing that can be seen', '\u200b\u00a0'],
    ['hyphens alone', '\u2010\u2010'],
  ])('refuses %s', (_what, typed) => {
    expect(accepted(typed)).toBeUndefined()
  })
})

it.each([
  ['of the contact form', inquirySchema, { ...rest, name: 'Ada\u200d Lovelace' }],
  ['of an account', fullName, 'Ada\u200d Lovelace'],
])('the refusal of a name %s tells which character nobody can see', (_, schema, typed) => {
  expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(
    'Name contains characters that cannot be used: U+200D',
  )
})
