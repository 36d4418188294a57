import * as z from 'zod/mini'
import { isHex } from '../../lib/colors/color-math'
import { colorProblems } from '../../lib/colors/palette'
import { instant } from '../../lib/http/answers'
import { addressProblem, normalizeAddress } from '../../lib/validation/email-address'
import { jsonObject } from '../../lib/validation/json-object'
import { storedAddress } from '../../lib/validation/stored-address'
import { checkedText, optionalLine, optionalValue, requiredLine } from '../../lib/validation/text-fields'

const MAX_SOCIALS = 12

const color = (label: string) =>
  checkedText(
    label,
    `${label} is required`,
    (text) => isHex(text.toLowerCase()),
    `${label} must be written as # and six digits, such as #0f5c4a`,
  ).check(z.toLowerCase())

const isHttps = (text: string) =>
  /^https:\/\/[^\s]+$/.test(text) && URL.canParse(text) && !new URL(text).username && text.length <= 300

const social = z.pipe(
  checkedText(
    'Social link',
    'Social link is required',
    isHttps,
    'A social link must be a full address that starts with https://',
  ),
  z.transform(storedAddress),
)

const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code)

/** Base64 of a new file; null removes the stored one; without it, that stays. The server checks its bytes. */
const file = (label: string) =>
  z.nullish(
    z.string({ error: `${label} must be a file in base64` }).check(
      z.refine((text) => /^[A-Za-z0-9+/]*={0,2}$/.test(text), {
        error: `${label} must be a file in base64`,
      }),
    ),
  )

export const brandSchema = jsonObject({
  brandName: requiredLine({ label: 'Name', max: 60 }),
  tagline: requiredLine({ label: 'Tagline', max: 160 }),
  accent: color('Accent color'),
  highlight: color('Highlight color'),
  ground: color('Ground color'),
  fonts: z.enum(['newsreader', 'instrument', 'own'], {
    error: 'Fonts must be newsreader, instrument or own',
  }),
  fontLicence: z.optional(z.boolean({ error: 'Licence must be true or false' })),
  socials: z
    .array(social, { error: 'Social links must be a list' })
    .check(z.maxLength(MAX_SOCIALS, { error: `There can be at most ${MAX_SOCIALS} social links` })),
  currency: checkedText(
    'Currency',
    'Currency is required',
    isCurrency,
    'Currency must be a code of three letters, such as USD or EUR',
  ),
  senderName: optionalLine({ label: 'Sender name', max: 80 }),
  senderAddress: optionalValue(
    'Sender address',
    z.overwrite(normalizeAddress),
    z.maxLength(254, { error: 'Sender address must be less than 254 characters', abort: true }),
    z.superRefine((address, context) => {
      const problem = address && addressProblem(address)
      if (problem) context.addIssue({ code: 'custom', message: `Sender address: ${problem}` })
    }),
  ),
  logo: file('Logo'),
  logoDark: file('Logo on dark pages'),
  square: file('Square logo'),
  headingFont: file('Font of headings'),
  textFont: file('Font of texts'),
}).check(
  z.superRefine(({ accent, highlight, ground }, context) => {
    if (![accent, highlight, ground].every(isHex)) return
    for (const { field, message } of colorProblems({ accent, highlight, ground }))
      context.addIssue({ code: 'custom', message, path: [field] })
  }),
)

/** Its version is for the If-Match of the next change. */
export const savedBrand = z.object({ success: z.literal(true), version: instant })

export type BrandInput = z.output<typeof brandSchema>
