import * as z from 'zod/mini'
import { jsonObject } from '../../lib/validation/json-object'
import { optionalText, requiredLine } from '../../lib/validation/text-fields'
import { accountEmail, fullName, linkToken, phone } from '../account/schema'
import { type FormOptions, MAX_OPTION } from '../form-options/rules'
import { sourceFields } from '../source/schema'

const oneOf = (options: readonly string[] | undefined, error: string) =>
  z.string({ error }).check(
    z.minLength(1, { error, abort: true }),
    z.maxLength(MAX_OPTION, { error, abort: true }),
    z.refine((choice) => !options || options.includes(choice), { error }),
  )

export const createInvitationSchema = jsonObject({
  email: accountEmail,
  subdomain: z.pipe(
    z.nullish(
      z.string({ error: 'Subdomain must be text' }).check(
        z.trim(),
        z.toLowerCase(),
        z.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)?$/, {
          error: 'Subdomain can only contain letters, digits and hyphens',
        }),
      ),
    ),
    z.transform((value: string | null | undefined) => value || null),
  ),
})

/** With the choices of the site. Without them, as the contract describes it, any text may be a choice. */
export const registrationSchemaFor = (options?: Partial<FormOptions>) =>
  jsonObject({
    token: linkToken,
    fullName,
    phone: z.optional(phone),
    companyName: requiredLine({
      label: 'Company',
      required: 'Company name is required',
      max: 100,
      tooLong: 'Company name must be less than 100 characters',
    }),
    businessSize: oneOf(options?.businessSizes, 'Please choose the size of your business'),
    industry: oneOf(options?.industries, 'Please choose your industry'),
    currentChallenges: optionalText({ label: 'Current challenges', max: 2000 }),
    automationInterests: z.pipe(
      z.nullish(
        z.array(oneOf(options?.interests, 'Please choose from the interests shown'), {
          error: 'Automation interests must be a list',
        }),
      ),
      z.transform((chosen) => {
        const interests = [...new Set(chosen ?? [])]
        return options?.interests?.filter((interest) => interests.includes(interest)) ?? interests
      }),
    ),
    budgetRange: oneOf(options?.registrationBudgets, 'Please choose a budget'),
    timeline: oneOf(options?.registrationTimelines, 'Please choose a timeline'),
    ...sourceFields,
  })

export const registrationSchema = registrationSchemaFor()

export type Registration = z.output<typeof registrationSchema>
