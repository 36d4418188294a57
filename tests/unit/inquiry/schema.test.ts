import { describe, expect, it } from 'vitest'
import { inquirySchema } from '../../../src/features/inquiry/schema'

const valid = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Please call me back.' }

function messages(input: unknown): string[] {
  const parsed = inquirySchema.safeParse(input)
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)
}

describe('inquiry schema', () => {
  it.each([
    [{ ...valid, name: undefined }, 'Name is required'],
    [{ ...valid, name: '  ' }, 'Name is required'],
    [{ ...valid, name: 'A' }, 'Name must be at least 2 characters'],
    [{ ...valid, name: 'a'.repeat(101) }, 'Name must be less than 100 characters'],
    [{ ...valid, name: 'R2D2' }, 'Name can only contain letters, spaces, hyphens, and apostrophes'],
    [{ ...valid, name: '<b>Ada</b>' }, 'Name can only contain letters, spaces, hyphens, and apostrophes'],
    [{ ...valid, email: undefined }, 'Email is required'],
    [{ ...valid, email: 'ada' }, 'Please enter a valid email address'],
    [{ ...valid, email: `${'a'.repeat(250)}@example.com` }, 'Email must be less than 254 characters'],
    [{ ...valid, company: 'c'.repeat(101) }, 'Company name must be less than 100 characters'],
    [{ ...valid, message: undefined }, 'Message is required'],
    [{ ...valid, message: ' \n ' }, 'Message is required'],
    [{ ...valid, message: 'Too short' }, 'Message must be at least 10 characters'],
    [{ ...valid, message: 'm'.repeat(2001) }, 'Message must be less than 2000 characters'],
    [{ ...valid, message: '<b></b><script></script>' }, 'Message is required'],
    [{ ...valid, message: '<p>Too</p><i>short</i>' }, 'Message must be at least 10 characters'],
    [{ ...valid, message: '<b>'.repeat(4000) }, 'Message must be less than 2000 characters'],
    [{ ...valid, message: 5 }, 'Message must be text'],
    [{ ...valid, project: 'x'.repeat(61) }, 'Project type must be one of the listed choices'],
    [{ ...valid, budget: 500 }, 'Budget must be one of the listed choices'],
    [{ ...valid, newsletter: 'yes' }, 'Newsletter must be true or false'],
    ['text', 'The request must be a JSON object'],
  ])('refuses %j', (input, message) => {
    expect(messages(input)).toEqual([message])
  })

  it('keeps the words of message and company, not markup and unseen characters', () => {
    expect(
      inquirySchema.parse({
        ...valid,
        company: ' <b>Ledger</b>\u200b\n& Sons ',
        message: 'We <script>alert(1)</script> have\r\n5 < 7 people\u202e, see <a href="x">this</a>.\0',
      }),
    ).toMatchObject({
      company: 'Ledger & Sons',
      message: 'We alert(1) have\n5 < 7 people, see this.',
    })
  })
})
